import type { Product } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import type { ShopCategory } from '@shop/domain'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { CatalogueLists } from '../ports.ts'
import { heard } from '../testing/index.ts'
import { collectionListMachine, productListMachine } from './catalogue-lists.ts'
import { createPagedListActors } from './paged-list.actors.ts'

/** A catalogue that never answers and remembers what it was asked. */
function createSilentCatalogue() {
  const asked: { list: string; query: object; signal: AbortSignal }[] = []
  const ask = (list: string) => (request: { query: object }, options: { signal: AbortSignal }) => {
    asked.push({ list, ...request, ...options })
    return new Promise<never>(() => {})
  }
  const api: CatalogueLists = { catalogue: { products: ask('products'), collections: ask('collections') } }
  return { api, asked }
}

describe('The list of products', () => {
  it('asks the API for filters, page and limit in one query', () => {
    const { api, asked } = createSilentCatalogue()
    const machine = productListMachine.provide({ actors: createPagedListActors({ api }).products })
    createActor(machine, { input: { filters: { category: 'Bedroom', sort: 'price-asc' }, limit: 10 } }).start()
    expect(asked).toMatchObject([
      { list: 'products', query: { category: 'Bedroom', sort: 'price-asc', page: 1, limit: 10 } },
    ])
  })

  it('calls the request off when other filters are chosen', () => {
    const { api, asked } = createSilentCatalogue()
    const machine = productListMachine.provide({ actors: createPagedListActors({ api }).products })
    const actor = createActor(machine, { input: { filters: {} } }).start()
    actor.send({ type: 'filters.set', filters: { isPromo: true } })
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('takes products, hasMore and total from the answer', async () => {
    const { api } = createSilentCatalogue()
    api.catalogue.products = () => Promise.resolve({ products: [], hasMore: false, total: 0 })
    const machine = productListMachine.provide({ actors: createPagedListActors({ api }).products })
    const actor = createActor(machine, { input: { filters: {} } }).start()
    await heard()
    expect(actor.getSnapshot().context).toMatchObject({ items: [], page: 1, hasMore: false, total: 0 })
  })
})

describe('The list of collections', () => {
  it('asks the API for filters, page and limit in one query', () => {
    const { api, asked } = createSilentCatalogue()
    const machine = collectionListMachine.provide({ actors: createPagedListActors({ api }).collections })
    createActor(machine, { input: { filters: { style: 'Glam' } } }).start()
    expect(asked).toMatchObject([{ list: 'collections', query: { style: 'Glam', page: 1, limit: 12 } }])
  })

  it('takes collections, hasMore and total from the answer', async () => {
    const { api } = createSilentCatalogue()
    api.catalogue.collections = () => Promise.resolve({ collections: [], hasMore: false, total: 0 })
    const machine = collectionListMachine.provide({ actors: createPagedListActors({ api }).collections })
    const actor = createActor(machine, { input: { filters: {} } }).start()
    await heard()
    expect(actor.getSnapshot().context).toMatchObject({ items: [], page: 1, hasMore: false, total: 0 })
  })
})

describe('The types', () => {
  it('let the API client in as it is', () => {
    expectTypeOf<ApiClient>().toExtend<CatalogueLists>()
  })

  it('know the items and the filters without a cast', () => {
    const { context } = createActor(productListMachine, { input: { filters: {} } }).getSnapshot()
    expectTypeOf(context.items).toEqualTypeOf<readonly Product[]>()
    expectTypeOf(context.filters.category).toEqualTypeOf<ShopCategory | undefined>()
  })

  it('refuse filters that the API does not know', () => {
    const actor = createActor(collectionListMachine, { input: { filters: {} } })
    // @ts-expect-error -- collections have no category
    const event: Parameters<typeof actor.send>[0] = { type: 'filters.set', filters: { category: 'Bedroom' } }
    expect(event.type).toBe('filters.set')
  })
})
