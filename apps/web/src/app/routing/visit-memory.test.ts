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
  test('on Back, the visit memory returns the data of the loaders for that history entry', () => {
    const { memory } = navigatingTo('a')
    memory.storeData('a', { shop: 'the list' })
    expect(memory.dataAtDestination('shop')).toBe('the list')
    expect(memory.dataAtDestination('product')).toBeUndefined()
  })

  test('the visit memory returns no data for a new history entry, nor while the router is idle', () => {
    const { memory, router } = navigatingTo('new')
    memory.storeData('a', { shop: 'the list' })
    expect(memory.dataAtDestination('shop')).toBeUndefined()
    router.destination = null
    expect(memory.dataAtDestination('shop')).toBeUndefined()
  })

  test('the visit memory stores the loaded pages of a catalogue list for each history entry', () => {
    const { memory } = navigatingTo(null)
    memory.storeList('a', pages)
    expect(memory.list('a')).toEqual(pages)
    expect(memory.list('b')).toBeUndefined()
  })

  test('the visit memory drops all stored data when the catalogue has changed', () => {
    const { memory } = navigatingTo('a')
    memory.storeData('a', { shop: 'the list' })
    memory.storeList('a', pages)
    memory.storeCard(card)
    memory.clear()
    expect(memory.dataAtDestination('shop')).toBeUndefined()
    expect(memory.list('a')).toBeUndefined()
    expect(memory.cardAtDestination(card._id)).toBeUndefined()
  })

  test('the next document of the tab knows how far each page was scrolled, and the list of several pages', () => {
    const { memory } = navigatingTo(null)
    memory.storeScroll(place('a'), 900)
    memory.storeList('a', pages)
    memory.storeScroll({ ...place('b'), search: '?page=2' }, 0)
    memory.storeList('b', { ...pages, page: 1 })
    memory.storeData('c', { shop: 'a page that was not left' })
    expect(memory.kept()).toEqual({
      a: { path: '/', scrollY: 900, list: pages },
      b: { path: '/?page=2', scrollY: 0 },
    })

    const next = new VisitMemory(() => undefined, memory.kept())
    expect([next.scrollY('a'), next.scrollY('b'), next.scrollY('c')]).toEqual([900, 0, undefined])
    expect(next.list('a')).toBeUndefined()
    expect(next.kept()).toEqual(memory.kept())
  })

  test('the next document of the tab gets the last five lists of a visit', () => {
    const { memory } = navigatingTo(null)
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    for (const key of keys) {
      memory.storeScroll(place(key), 100)
      memory.storeList(key, pages)
    }
    const kept = memory.kept()
    expect(Object.keys(kept)).toEqual(keys)
    expect(keys.filter((key) => kept[key]?.list)).toEqual(['c', 'd', 'e', 'f', 'g'])
  })

  test('a list continues what an earlier document has loaded only while its first page is the same', () => {
    const kept = { a: { path: '/', scrollY: 900, list: pages } }
    const first = { ...pages, page: 1 }
    const memory = new VisitMemory(() => undefined, kept)
    expect(memory.keptList('a', first)).toEqual(pages)
    expect(memory.keptList('b', first)).toBeUndefined()
    expect(memory.keptList('a', { ...first, total: 41 })).toBeUndefined()
    expect(memory.keptList('a', { ...first, items: [{ ...card, price: card.price + 1 }] })).toBeUndefined()
    expect(memory.keptList('a', { ...first, items: [{ ...card, _id: 'new' }] })).toBeUndefined()

    memory.storeList('a', pages)
    expect(memory.keptList('a', first)).toBeUndefined()
    memory.clear()
    expect(memory.keptList('a', first)).toBeUndefined()
    expect(memory.scrollY('a')).toBe(900)
  })

  test('the visit memory returns the data of a card only during the navigation to the page of the item', () => {
    const { memory, router } = navigatingTo('new')
    memory.storeCard(card)
    expect(memory.cardAtDestination(card._id)).toEqual(card)
    router.destination = null
    expect(memory.cardAtDestination(card._id)).toBeUndefined()
  })

  test('the visit memory drops the oldest history entries of a very long visit', () => {
    const { memory } = navigatingTo(null)
    for (let number = 0; number < 100; number += 1) memory.storeList(`place ${number}`, pages)
    expect(memory.list('place 0')).toBeUndefined()
    expect(memory.list('place 99')).toEqual(pages)
  })
})
