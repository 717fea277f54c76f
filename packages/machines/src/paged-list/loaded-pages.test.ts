import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createDeferredActor } from '../testing/index.ts'
import { loadedPages } from './loaded-pages.ts'
import { createPagedListMachine } from './paged-list.machine.ts'
import type { PageResponse, PageRequest, PagedListInput } from './paged-list.types.ts'

interface Item {
  _id: string
}

const searched = { exact: 2, note: null, understood: [], categories: [] }
const sofas = { items: [{ _id: 'sofa 1' }], hasMore: true, total: 2, searched }

function start(input: Partial<PagedListInput<Item, object>> = {}) {
  const { logic, requests } = createDeferredActor<PageResponse<Item>, PageRequest<object>>()
  const machine = createPagedListMachine<Item, object>().provide({ actors: { loadPage: logic } })
  const actor = createActor(machine, { input: { filters: {}, ...input } }).start()
  return { actor, requests, pages: () => loadedPages(actor.getSnapshot()) }
}

describe('The pages for a later restore', () => {
  it('returns every loaded page, from which a new list starts in the same state', async () => {
    const { actor, requests, pages } = start()
    await requests[0]!.resolve(sofas)
    actor.send({ type: 'page.more' })
    await requests[1]!.resolve({ items: [{ _id: 'sofa 2' }], hasMore: false, total: 2 })
    const kept = { items: [{ _id: 'sofa 1' }, { _id: 'sofa 2' }], page: 2, hasMore: false, total: 2, searched }
    expect(pages()).toEqual(kept)
    const again = start({ loaded: kept })
    expect(again.pages()).toEqual(kept)
    expect(again.requests).toEqual([])
  })

  it('returns the loaded pages while the next page is loading', async () => {
    const { actor, pages } = start({ loaded: { ...sofas, page: 1 } })
    actor.send({ type: 'page.more' })
    expect(pages()).toEqual({ ...sofas, page: 1 })
  })

  it('returns an empty page when nothing matches', () => {
    const none = { items: [], page: 1, hasMore: false, total: 0, searched }
    expect(start({ loaded: none }).pages()).toEqual(none)
  })

  it('returns null while the first page is loading, although older items are still shown', () => {
    const { actor, pages } = start({ loaded: { ...sofas, page: 1 } })
    actor.send({ type: 'filters.set', filters: { search: 'bed' } })
    expect(actor.getSnapshot().context.items).toEqual(sofas.items)
    expect(pages()).toBeNull()
  })

  it('returns null after the first page has failed', async () => {
    const { requests, pages } = start()
    await requests[0]!.reject(new Error('network'))
    expect(pages()).toBeNull()
  })
})
