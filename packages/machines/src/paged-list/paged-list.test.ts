import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Notice } from '../notice.ts'
import { createDeferredActor, flushPromises } from '../testing/index.ts'
import { createPagedListMachine } from './paged-list.machine.ts'
import type { PageResponse, PageRequest } from './paged-list.types.ts'

interface Item {
  _id: string
}

interface ItemFilters {
  search?: string | undefined
  category?: string
}

const items = (...ids: string[]): Item[] => ids.map((_id) => ({ _id }))
const sofas = { items: items('sofa 1', 'sofa 2'), hasMore: true, total: 4 }
const moreSofas = { items: items('sofa 3', 'sofa 4'), hasMore: false, total: 4 }
const beds = { items: items('bed 1'), hasMore: false, total: 1 }
const nothing = { items: [], hasMore: false, total: 0 }

const machine = createPagedListMachine<Item, ItemFilters>()

function start(input: Partial<Parameters<typeof machine.getInitialSnapshot>[1]> = {}) {
  const { logic, requests } = createDeferredActor<PageResponse<Item>, PageRequest<ItemFilters>>()
  const clock = new SimulatedClock()
  const notices: Notice[] = []
  const actor = createActor(machine.provide({ actors: { loadPage: logic } }), {
    input: { filters: {}, ...input },
    clock,
  })
  actor.on('notice', (notice) => notices.push(notice))
  actor.start()
  return {
    actor,
    clock,
    notices,
    requests,
    request: (place: number) => requests[place]!,
    context: () => actor.getSnapshot().context,
    ids: () => actor.getSnapshot().context.items.map(({ _id }) => _id),
    list: () => actor.getSnapshot().value.list,
    search: () => actor.getSnapshot().value.search,
  }
}

async function startLoaded(response: PageResponse<Item> = sofas) {
  const list = start()
  await list.request(0).resolve(response)
  return list
}

describe('The first page', () => {
  it('requests the first page at once, with 12 items a page', () => {
    const { requests, list } = start({ filters: { category: 'Bedroom' } })
    expect(list()).toBe('loading')
    expect(requests.map(({ input }) => input)).toEqual([{ filters: { category: 'Bedroom' }, page: 1, limit: 12 }])
  })

  it('requests 10 items a page on Home', () => {
    expect(start({ limit: 10 }).request(0).input).toEqual({ filters: {}, page: 1, limit: 10 })
  })

  it('shows the items of the first page, their total, and that there are more', async () => {
    const { context, ids, list } = await startLoaded(sofas)
    expect(list()).toBe('ready')
    expect(ids()).toEqual(['sofa 1', 'sofa 2'])
    expect(context()).toMatchObject({ page: 1, total: 4, hasMore: true, problem: null })
  })

  it('ends the list when there are no more pages', async () => {
    expect((await startLoaded(beds)).list()).toBe('ended')
  })

  it('shows an empty list when nothing matches', async () => {
    const { context, list } = await startLoaded(nothing)
    expect(list()).toBe('empty')
    expect(context().total).toBe(0)
  })

  it('shows an empty list when no items were sent, even if the server reports more', async () => {
    expect((await startLoaded({ ...nothing, hasMore: true })).list()).toBe('empty')
  })
})

describe('Pages that were loaded before', () => {
  it('shows preloaded pages without a request', () => {
    const { ids, list, requests } = start({ loaded: { ...sofas, page: 1 } })
    expect(list()).toBe('ready')
    expect(ids()).toEqual(['sofa 1', 'sofa 2'])
    expect(requests).toEqual([])
  })

  it('requests the page after the preloaded ones', () => {
    const { actor, request } = start({ loaded: { ...sofas, page: 3 } })
    actor.send({ type: 'page.more' })
    expect(request(0).input).toEqual({ filters: {}, page: 4, limit: 12 })
  })

  it('starts in the matching state when the preloaded pages are complete or empty', () => {
    expect(start({ loaded: { ...beds, page: 1 } }).list()).toBe('ended')
    expect(start({ loaded: { ...nothing, page: 1 } }).list()).toBe('empty')
  })

  it('restores pages with their filters, and aborts the pending request', async () => {
    const { actor, context, ids, list, request, requests } = start({ filters: { category: 'Bedroom' } })
    actor.send({ type: 'list.restore', filters: { search: 'sofa' }, loaded: { ...sofas, page: 2 } })
    expect(list()).toBe('ready')
    expect(request(0).signal.aborted).toBe(true)
    await request(0).resolve(beds)
    expect(ids()).toEqual(['sofa 1', 'sofa 2'])
    expect(context()).toMatchObject({ filters: { search: 'sofa' }, searchText: 'sofa', page: 2 })
    expect(requests).toHaveLength(1)
  })
})

describe('Load More', () => {
  it('requests the next page after Load More and appends it', async () => {
    const { actor, context, ids, list, request } = await startLoaded()
    actor.send({ type: 'page.more' })
    expect(list()).toBe('loadingMore')
    expect(request(1).input).toEqual({ filters: {}, page: 2, limit: 12 })
    await request(1).resolve(moreSofas)
    expect(ids()).toEqual(['sofa 1', 'sofa 2', 'sofa 3', 'sofa 4'])
    expect(list()).toBe('ended')
    expect(context().page).toBe(2)
  })

  it('requests the next page once when Load More is pressed twice', async () => {
    const { actor, requests } = await startLoaded()
    actor.send({ type: 'page.more' })
    actor.send({ type: 'page.more' })
    expect(requests).toHaveLength(2)
  })

  it('requests nothing after Load More at the end of the list', async () => {
    const { actor, requests } = await startLoaded(beds)
    actor.send({ type: 'page.more' })
    expect(requests).toHaveLength(1)
  })

  it('does not append an item twice when a new item pushed it onto the next page', async () => {
    const { actor, ids, request } = await startLoaded()
    actor.send({ type: 'page.more' })
    await request(1).resolve({ items: items('sofa 2', 'sofa 3', 'sofa 3'), hasMore: false, total: 5 })
    expect(ids()).toEqual(['sofa 1', 'sofa 2', 'sofa 3'])
  })

  it('continues after a page without new items', async () => {
    const { actor, list, request } = await startLoaded()
    actor.send({ type: 'page.more' })
    await request(1).resolve({ ...sofas })
    expect(list()).toBe('ready')
    actor.send({ type: 'page.more' })
    expect(request(2).input.page).toBe(3)
  })

  it('keeps what became of the search of the first page', async () => {
    const searched = { exact: 1, note: '1 has all of this. The others come close.', understood: [], categories: [] }
    const { actor, context, request } = await startLoaded({ ...sofas, searched })
    actor.send({ type: 'page.more' })
    await request(1).resolve({ ...moreSofas, searched: { ...searched, note: 'Nothing is pink.' } })
    expect(context().searched).toEqual(searched)
    actor.send({ type: 'filters.set', filters: { search: 'bed' } })
    await request(2).resolve(beds)
    expect(context().searched).toBeUndefined()
  })

  it('shows the latest total from the server', async () => {
    const { actor, context, request } = await startLoaded()
    actor.send({ type: 'page.more' })
    await request(1).resolve({ ...moreSofas, total: 6 })
    expect(context().total).toBe(6)
  })
})

describe('Filters', () => {
  it('requests page 1 with new filters', async () => {
    const { actor, context, ids, list, request } = await startLoaded()
    actor.send({ type: 'page.more' })
    await request(1).resolve({ ...moreSofas, hasMore: true })
    actor.send({ type: 'filters.set', filters: { category: 'Bedroom' } })
    expect(list()).toBe('loading')
    expect(request(2).input).toEqual({ filters: { category: 'Bedroom' }, page: 1, limit: 12 })
    await request(2).resolve(beds)
    expect(ids()).toEqual(['bed 1'])
    expect(context().page).toBe(1)
  })

  it('keeps the previous items visible until the response for new filters arrives', async () => {
    const { actor, ids } = await startLoaded()
    actor.send({ type: 'filters.set', filters: { category: 'Bedroom' } })
    expect(ids()).toEqual(['sofa 1', 'sofa 2'])
  })

  it('ignores the response to the previous filters, in whatever order the responses arrive', async () => {
    const { actor, ids, request } = start({ filters: { category: 'Living Room' } })
    actor.send({ type: 'filters.set', filters: { category: 'Bedroom' } })
    await request(1).resolve(beds)
    await request(0).resolve(sofas)
    expect(ids()).toEqual(['bed 1'])
  })

  it('ignores an outdated response that arrives first', async () => {
    const { actor, ids, list, request } = start({ filters: { category: 'Living Room' } })
    actor.send({ type: 'filters.set', filters: { category: 'Bedroom' } })
    await request(0).resolve(sofas)
    expect(list()).toBe('loading')
    expect(ids()).toEqual([])
    await request(1).resolve(beds)
    expect(ids()).toEqual(['bed 1'])
  })

  it('ignores the failure of an outdated request', async () => {
    const { actor, list, request } = start()
    actor.send({ type: 'filters.set', filters: { category: 'Bedroom' } })
    await request(0).reject(new Error('network'))
    expect(list()).toBe('loading')
  })

  it('ignores the next page of the previous filters', async () => {
    const { actor, ids, request } = await startLoaded()
    actor.send({ type: 'page.more' })
    actor.send({ type: 'filters.set', filters: { category: 'Bedroom' } })
    await request(2).resolve(beds)
    await request(1).resolve(moreSofas)
    expect(ids()).toEqual(['bed 1'])
  })

  it('aborts only the request that new filters replace', () => {
    const { actor, requests } = start()
    actor.send({ type: 'filters.set', filters: { category: 'Bedroom' } })
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })

  it('requests nothing when the filters do not change, whatever the order of their keys', async () => {
    const { actor, requests } = start({ filters: { category: 'Bedroom', search: 'oak' } })
    actor.send({ type: 'filters.set', filters: { search: 'oak', category: 'Bedroom' } })
    expect(requests).toHaveLength(1)
  })

  it('treats filters as equal when they only differ by an empty text or undefined', async () => {
    const { actor, requests } = start({ filters: { category: 'Bedroom' } })
    actor.send({ type: 'filters.set', filters: { category: 'Bedroom', search: '' } })
    actor.send({ type: 'filters.set', filters: { category: 'Bedroom', search: undefined } })
    expect(requests).toHaveLength(1)
  })

  it('puts the search text of new filters into the search box', async () => {
    const { actor, context } = await startLoaded()
    actor.send({ type: 'filters.set', filters: { search: 'oak' } })
    expect(context().searchText).toBe('oak')
    actor.send({ type: 'filters.set', filters: {} })
    expect(context().searchText).toBe('')
  })
})

describe('The search box', () => {
  it('searches 300 ms after the last key', async () => {
    const { actor, clock, context, requests, request, search } = await startLoaded()
    actor.send({ type: 'search.typed', text: 'so' })
    clock.increment(299)
    actor.send({ type: 'search.typed', text: 'sofa' })
    clock.increment(299)
    expect(requests).toHaveLength(1)
    expect(search()).toBe('waiting')
    expect(context()).toMatchObject({ searchText: 'sofa', filters: {} })
    clock.increment(1)
    expect(request(1).input).toEqual({ filters: { search: 'sofa' }, page: 1, limit: 12 })
    expect(search()).toBe('resting')
  })

  it('searches at once after Enter, and not again after the pause', async () => {
    const { actor, clock, request, requests } = await startLoaded()
    actor.send({ type: 'search.typed', text: 'sofa' })
    actor.send({ type: 'search.submitted' })
    expect(request(1).input.filters).toEqual({ search: 'sofa' })
    clock.increment(300)
    expect(requests).toHaveLength(2)
  })

  it('keeps the other filters when the search text changes', async () => {
    const { actor, clock, request } = start({ filters: { category: 'Bedroom' } })
    actor.send({ type: 'search.typed', text: 'oak' })
    clock.increment(300)
    expect(request(1).input.filters).toEqual({ category: 'Bedroom', search: 'oak' })
  })

  it('trims the search text, and removes the filter when it is emptied', async () => {
    const { actor, clock, context, request } = await startLoaded()
    actor.send({ type: 'search.typed', text: '  oak ' })
    clock.increment(300)
    expect(request(1).input.filters).toEqual({ search: 'oak' })
    expect(context().searchText).toBe('  oak ')
    actor.send({ type: 'search.typed', text: ' ' })
    clock.increment(300)
    expect(request(2).input.filters).toEqual({ search: undefined })
  })

  it('requests nothing when the search text returns to its previous value', async () => {
    const { actor, clock, requests } = await startLoaded()
    actor.send({ type: 'search.typed', text: 's' })
    actor.send({ type: 'search.typed', text: '' })
    clock.increment(300)
    expect(requests).toHaveLength(1)
  })

  it('does not overwrite the typed text when the address repeats the current filters', async () => {
    const { actor, clock, context, request } = await startLoaded()
    actor.send({ type: 'search.typed', text: 'sofa' })
    actor.send({ type: 'filters.set', filters: {} })
    expect(context().searchText).toBe('sofa')
    clock.increment(300)
    expect(request(1).input.filters).toEqual({ search: 'sofa' })
  })

  it('replaces the typed text by filters that are chosen before the search starts', async () => {
    const { actor, clock, context, requests } = await startLoaded()
    actor.send({ type: 'search.typed', text: 'sofa' })
    actor.send({ type: 'filters.set', filters: { category: 'Bedroom' } })
    clock.increment(300)
    expect(context()).toMatchObject({ searchText: '', filters: { category: 'Bedroom' } })
    expect(requests).toHaveLength(2)
  })

  it('shows the items of the last search text when two responses arrive in the wrong order', async () => {
    const { actor, clock, ids, request } = await startLoaded(nothing)
    actor.send({ type: 'search.typed', text: 'sofa' })
    clock.increment(300)
    actor.send({ type: 'search.typed', text: 'bed' })
    clock.increment(300)
    await request(2).resolve(beds)
    await request(1).resolve(sofas)
    expect(ids()).toEqual(['bed 1'])
  })
})

describe('A first page that fails', () => {
  it("empties the list and shows the server's message when the first page fails", async () => {
    const { actor, context, list, request } = await startLoaded()
    actor.send({ type: 'filters.set', filters: { category: 'Bedroom' } })
    await request(1).reject(Object.assign(new Error('429'), { serverMessage: 'Too many tries.' }))
    expect(list()).toBe('failed')
    expect(context()).toMatchObject({ items: [], page: 0, hasMore: false, total: null, problem: 'Too many tries.' })
  })

  it("shows the shop's own message when the first page fails and the server sends none", async () => {
    const { context, notices, request } = start()
    await request(0).reject(new TypeError('fetch failed'))
    expect(context().problem).toBe('Could not load the list. Please try again.')
    expect(notices).toEqual([])
  })

  it('requests the first page again when the user retries', async () => {
    const { actor, context, ids, list, request } = start({ filters: { category: 'Bedroom' } })
    await request(0).reject(new Error('network'))
    actor.send({ type: 'list.retry' })
    expect(list()).toBe('loading')
    expect(context().problem).toBeNull()
    expect(request(1).input).toEqual({ filters: { category: 'Bedroom' }, page: 1, limit: 12 })
    await request(1).resolve(beds)
    expect(ids()).toEqual(['bed 1'])
  })

  it('requests a failed first page again for the same filters, and after Enter in the search box', async () => {
    const { actor, request, requests } = start()
    await request(0).reject(new Error('network'))
    actor.send({ type: 'filters.set', filters: {} })
    expect(requests).toHaveLength(2)
    await request(1).reject(new Error('network'))
    actor.send({ type: 'search.submitted' })
    expect(requests).toHaveLength(3)
  })

  it('does not retry a failed first page by itself', async () => {
    const { clock, request, requests } = start()
    await request(0).reject(new Error('network'))
    clock.increment(60_000)
    await flushPromises()
    expect(requests).toHaveLength(1)
  })
})

describe('A later page that fails', () => {
  async function startWithFailedPage(error: unknown = new TypeError('fetch failed')) {
    const list = await startLoaded()
    list.actor.send({ type: 'page.more' })
    await list.request(1).reject(error)
    return list
  }

  it('keeps the loaded items and emits a notice when a later page fails', async () => {
    const { context, ids, list, notices } = await startWithFailedPage()
    expect(list()).toBe('failedMore')
    expect(ids()).toEqual(['sofa 1', 'sofa 2'])
    expect(context().problem).toBe('Could not load more. Please try again.')
    expect(notices).toEqual([{ type: 'notice', tone: 'error', text: 'Could not load more. Please try again.' }])
  })

  it.each([
    ['there was no response', { status: null }, true],
    ['the browser is offline', { status: null, isOffline: true }, true],
    ['the server responded', { status: 502 }, false],
    ['the code failed', new TypeError('x is undefined'), false],
  ])('says whether the connection is the reason when %s', async (_, error, isConnectionLost) => {
    const { context } = await startWithFailedPage(error)
    expect(context().isConnectionLost).toBe(isConnectionLost)
  })

  it("shows the server's message about a later page that fails", async () => {
    const { notices } = await startWithFailedPage({ serverMessage: 'The shop is closed for a moment.' })
    expect(notices).toEqual([{ type: 'notice', tone: 'error', text: 'The shop is closed for a moment.' }])
  })

  it.each(['list.retry', 'page.more'] as const)("requests a failed later page again after '%s'", async (type) => {
    const { actor, context, ids, request } = await startWithFailedPage()
    actor.send({ type })
    expect(context().problem).toBeNull()
    expect(request(2).input.page).toBe(2)
    await request(2).resolve(moreSofas)
    expect(ids()).toEqual(['sofa 1', 'sofa 2', 'sofa 3', 'sofa 4'])
  })
})

describe('A reset', () => {
  it('resets to the initial filters without items, and requests them', async () => {
    const { actor, context, list, request } = start({ filters: { category: 'Bedroom' } })
    await request(0).resolve(beds)
    actor.send({ type: 'filters.set', filters: { search: 'oak' } })
    await request(1).resolve(sofas)
    actor.send({ type: 'search.typed', text: 'oak ta' })
    actor.send({ type: 'list.reset' })
    expect(list()).toBe('loading')
    expect(context()).toEqual({
      filters: { category: 'Bedroom' },
      initialFilters: { category: 'Bedroom' },
      searchText: '',
      items: [],
      page: 0,
      limit: 12,
      hasMore: false,
      total: null,
      searched: undefined,
      problem: null,
      isConnectionLost: false,
    })
    expect(request(2).input).toEqual({ filters: { category: 'Bedroom' }, page: 1, limit: 12 })
  })

  it('aborts the pending request when the list is reset', async () => {
    const { actor, ids, request } = start()
    actor.send({ type: 'list.reset' })
    await request(0).resolve(sofas)
    expect(request(0).signal.aborted).toBe(true)
    expect(ids()).toEqual([])
  })
})

describe('The tags of a catalogue list', () => {
  const tags = ({ actor }: ReturnType<typeof start>) => [...actor.getSnapshot().tags]
  const more = (list: ReturnType<typeof start>) => (list.actor.send({ type: 'page.more' }), list)

  it('has the tags loading and busy while the first page is loading', () => {
    expect(tags(start())).toEqual(['loading', 'busy'])
  })

  it('has the tags loaded and more when there are more pages', () => {
    expect(tags(start({ loaded: { ...sofas, page: 1 } }))).toEqual(['loaded', 'more'])
  })

  it('has the tags loaded, more, loadingMore and busy while the next page is loading', () => {
    expect(tags(more(start({ loaded: { ...sofas, page: 1 } })))).toEqual(['loaded', 'more', 'loadingMore', 'busy'])
  })

  it('has the tags loaded and end when every page is loaded', () => {
    expect(tags(start({ loaded: { ...beds, page: 1 } }))).toEqual(['loaded', 'end'])
  })

  it('has the tag empty when nothing matches', () => {
    expect(tags(start({ loaded: { ...nothing, page: 1 } }))).toEqual(['empty'])
  })

  it('has the tag failed after a first page that failed', async () => {
    const list = start()
    await list.request(0).reject(new Error('network'))
    expect(tags(list)).toEqual(['failed'])
  })

  it('has the tags loaded, more and failedMore after a later page that failed', async () => {
    const list = more(start({ loaded: { ...sofas, page: 1 } }))
    await list.request(0).reject(new Error('network'))
    expect(tags(list)).toEqual(['loaded', 'more', 'failedMore'])
  })
})

describe('A stopped catalogue list', () => {
  it('aborts the pending request when the catalogue list is stopped', () => {
    const { actor, request } = start()
    actor.stop()
    expect(request(0).signal.aborted).toBe(true)
  })
})

describe('A catalogue list without its actor', () => {
  it("fails instead of waiting forever when the list's actor is not provided", async () => {
    const actor = createActor(machine, { input: { filters: {} } }).start()
    await flushPromises()
    expect(actor.getSnapshot().value.list).toBe('failed')
  })
})
