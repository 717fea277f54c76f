import { createProduct } from '@shop/api/testing'
import type { Location } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { productCard } from '../catalogue/cards.ts'
import { VisitMemory } from './visit-memory.ts'

const place = (key: string): Location => ({ key, pathname: '/', search: '', hash: '', state: null })
const card = productCard(createProduct())
const pages = { items: [card], page: 3, hasMore: true, total: 40 }

function navigatingTo(initial: string | null) {
  const router = { destination: initial }
  const memory = new VisitMemory(() => (router.destination === null ? undefined : place(router.destination)))
  return { memory, router }
}

describe('VisitMemory', () => {
  test('on Back, returns what the loaders returned for that history entry', () => {
    const { memory } = navigatingTo('a')
    memory.storeData('a', { shop: 'the list' })
    expect(memory.dataAtDestination('shop')).toBe('the list')
    expect(memory.dataAtDestination('product')).toBeUndefined()
  })

  test('returns nothing for a new history entry, nor while the router is idle', () => {
    const { memory, router } = navigatingTo('new')
    memory.storeData('a', { shop: 'the list' })
    expect(memory.dataAtDestination('shop')).toBeUndefined()
    router.destination = null
    expect(memory.dataAtDestination('shop')).toBeUndefined()
  })

  test('stores the pages that a catalogue list has loaded for each history entry', () => {
    const { memory } = navigatingTo(null)
    memory.storeList('a', pages)
    expect(memory.list('a')).toEqual(pages)
    expect(memory.list('b')).toBeUndefined()
  })

  test('drops all stored data when the catalogue has changed', () => {
    const { memory } = navigatingTo('a')
    memory.storeData('a', { shop: 'the list' })
    memory.storeList('a', pages)
    memory.storeCard(card)
    memory.clear()
    expect(memory.dataAtDestination('shop')).toBeUndefined()
    expect(memory.list('a')).toBeUndefined()
    expect(memory.cardAtDestination(card._id)).toBeUndefined()
  })

  test('opens an item with the data of its card, but does not use it for a second load', () => {
    const { memory, router } = navigatingTo('new')
    memory.storeCard(card)
    expect(memory.cardAtDestination(card._id)).toEqual(card)
    router.destination = null
    expect(memory.cardAtDestination(card._id)).toBeUndefined()
  })

  test('drops the oldest history entries of a very long visit', () => {
    const { memory } = navigatingTo(null)
    for (let number = 0; number < 100; number += 1) memory.storeList(`place ${number}`, pages)
    expect(memory.list('place 0')).toBeUndefined()
    expect(memory.list('place 99')).toEqual(pages)
  })
})
