import { createProduct } from '@shop/api/testing'
import type { Location } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { productCard } from '../catalogue/cards.ts'
import { VisitMemory } from './visit-memory.ts'

const place = (key: string): Location => ({ key, pathname: '/', search: '', hash: '', state: null })
const card = productCard(createProduct())
const pages = { items: [card], page: 3, hasMore: true, total: 40 }

function memoryOnTheWayTo(initial: string | null) {
  const router = { destination: initial }
  const memory = new VisitMemory(() => (router.destination === null ? undefined : place(router.destination)))
  return { memory, router }
}

describe('the memory of a visit', () => {
  test('gives back on Back what the loaders gave for that place', () => {
    const { memory } = memoryOnTheWayTo('a')
    memory.keepData('a', { shop: 'the list' })
    expect(memory.dataAtDestination('shop')).toBe('the list')
    expect(memory.dataAtDestination('product')).toBeUndefined()
  })

  test('knows nothing of a new place, nor when the router goes nowhere', () => {
    const { memory, router } = memoryOnTheWayTo('new')
    memory.keepData('a', { shop: 'the list' })
    expect(memory.dataAtDestination('shop')).toBeUndefined()
    router.destination = null
    expect(memory.dataAtDestination('shop')).toBeUndefined()
  })

  test('keeps the pages that a list had loaded at each place', () => {
    const { memory } = memoryOnTheWayTo(null)
    memory.keepList('a', pages)
    expect(memory.list('a')).toEqual(pages)
    expect(memory.list('b')).toBeUndefined()
  })

  test('forgets everything when the catalogue has changed', () => {
    const { memory } = memoryOnTheWayTo('a')
    memory.keepData('a', { shop: 'the list' })
    memory.keepList('a', pages)
    memory.keepItem(card)
    memory.forget()
    expect(memory.dataAtDestination('shop')).toBeUndefined()
    expect(memory.list('a')).toBeUndefined()
    expect(memory.itemAtDestination(card._id)).toBeUndefined()
  })

  test('opens a piece with what its card showed, but never answers a second question with it', () => {
    const { memory, router } = memoryOnTheWayTo('new')
    memory.keepItem(card)
    expect(memory.itemAtDestination(card._id)).toEqual(card)
    router.destination = null
    expect(memory.itemAtDestination(card._id)).toBeUndefined()
  })

  test('forgets the oldest places of a very long visit', () => {
    const { memory } = memoryOnTheWayTo(null)
    for (let number = 0; number < 100; number += 1) memory.keepList(`place ${number}`, pages)
    expect(memory.list('place 0')).toBeUndefined()
    expect(memory.list('place 99')).toEqual(pages)
  })
})
