import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createDeferredActor, startChild } from '../testing/index.ts'
import { createAdminTableMachine } from './admin-table.machine.ts'
import { pageCount } from './admin-table.rules.ts'
import type { AdminPage, AdminPageRequest, AdminTableInput } from './admin-table.types.ts'

interface Item {
  _id: string
  name?: string
}

const items = (...ids: string[]): Item[] => ids.map((_id) => ({ _id }))
const twoOfFive = { items: items('sofa', 'bed'), total: 5 }
const machine = createAdminTableMachine<Item>()

function start(input: AdminTableInput = {}) {
  const load = createDeferredActor<AdminPage<Item>, AdminPageRequest>()
  const count = createDeferredActor<number, void>()
  const clock = new SimulatedClock()
  const actors = { loadPage: load.logic, countItems: count.logic }
  const actor = createActor(machine.provide({ actors }), { input, clock })
  actor.start()
  const context = () => actor.getSnapshot().context
  return {
    actor,
    clock,
    loads: load.requests,
    counts: count.requests,
    context,
    ids: () => context().items.map(({ _id }) => _id),
    table: () => {
      const { table } = actor.getSnapshot().value
      return typeof table === 'string' ? table : table.open
    },
    count: () => actor.getSnapshot().value.count,
    tags: () => [...actor.getSnapshot().tags].sort(),
  }
}

/** Starts with a loaded table: two rows of five, two on a page. */
async function startOpen(response: AdminPage<Item> = twoOfFive, input: AdminTableInput = {}) {
  const table = start({ limit: 2, ...input })
  table.actor.send({ type: 'section.open' })
  await table.loads[0]!.resolve(response)
  return table
}

describe('The overview', () => {
  it('requests only the count for the overview', async () => {
    const { counts, loads, context, count, table, tags } = start()
    expect(table()).toBe('closed')
    expect(tags()).toEqual(['busy', 'closed', 'counting'])
    expect(loads).toEqual([])
    await counts[0]!.resolve(24)
    expect(context().count).toBe(24)
    expect(count()).toBe('known')
    expect(tags()).toEqual(['closed'])
  })

  it('reports a failed count, and can retry it', async () => {
    const { actor, counts, count, tags, context } = start()
    await counts[0]!.reject({ status: 500 })
    expect(count()).toBe('unknown')
    expect(tags()).toEqual(['closed', 'uncounted'])
    actor.send({ type: 'list.refresh' })
    await counts[1]!.resolve(24)
    expect(context().count).toBe(24)
  })

  it.each([
    ['added', { type: 'item.added', item: { _id: 'lamp' } }],
    ['changed, perhaps to a draft,', { type: 'item.updated', item: { _id: 'lamp' } }],
    ['deleted', { type: 'item.deleted', id: 'lamp' }],
  ] as const)('counts again after an item was %s, and shows the last number meanwhile', async (_, event) => {
    const { actor, counts, count, context } = start()
    await counts[0]!.resolve(1)
    actor.send(event)
    expect([count(), context().count]).toEqual(['counting', 1])
    await counts[1]!.resolve(2)
    expect([count(), context().count]).toEqual(['known', 2])
  })

  it('counts again when an item is added during the count', async () => {
    const { actor, counts, context } = start()
    actor.send({ type: 'item.added', item: { _id: 'lamp' } })
    expect(counts.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await counts[0]!.resolve(1)
    expect(context().count).toBeNull()
    await counts[1]!.resolve(2)
    expect(context().count).toBe(2)
  })
})

describe('The table', () => {
  it("loads the table when the section opens: page 1, 12 rows, in the server's order", () => {
    const { actor, loads } = start()
    actor.send({ type: 'section.open' })
    actor.send({ type: 'section.open' })
    expect(loads.map(({ input }) => input)).toEqual([{ search: '', sort: null, page: 1, limit: 12 }])
  })

  it('starts with the page, search and sort order from the address', () => {
    const { actor, loads, context } = start({ page: 3, search: 'oak', sort: 'name', limit: 2 })
    actor.send({ type: 'section.open' })
    expect(loads[0]!.input).toEqual({ search: 'oak', sort: 'name', page: 3, limit: 2 })
    expect(context().searchText).toBe('oak')
  })

  it('shows the rows of the table, their total and the number of pages', async () => {
    const { ids, context, table } = await startOpen()
    expect(table()).toBe('ready')
    expect(ids()).toEqual(['sofa', 'bed'])
    expect(context().total).toBe(5)
    expect(pageCount(context())).toBe(3)
  })

  it('shows an empty table when there are no rows', async () => {
    const { context, table } = await startOpen({ items: [], total: 0 })
    expect(table()).toBe('empty')
    expect(pageCount(context())).toBe(1)
  })

  it('goes to the last page when the address has a page beyond it', async () => {
    const { loads, table, context } = await startOpen({ items: [], total: 5 }, { page: 99 })
    expect(table()).toBe('loading')
    expect(loads[1]!.input.page).toBe(3)
    await loads[1]!.resolve({ items: items('rug'), total: 5 })
    expect(context().page).toBe(3)
  })

  it('stops requesting pages when the server reports rows and sends none', async () => {
    const { loads, table } = await startOpen({ items: [], total: 5 })
    expect(table()).toBe('empty')
    expect(loads).toHaveLength(1)
  })

  it.each([
    ['the server fails', { status: 500 }, 'Could not load the list. Please try again.'],
    ['there is no network', { status: null }, 'Could not load the list. Please try again.'],
    [
      'the server says why',
      { status: 503, serverMessage: 'The shop is closed for a moment.' },
      'The shop is closed for a moment.',
    ],
  ])('shows the reason and no rows when the table cannot be loaded, and can retry it: %s', async (_, error, sentence) => {
    const { actor, loads, context, ids, table } = await startOpen()
    actor.send({ type: 'page.go', page: 2 })
    await loads[1]!.reject(error)
    expect(table()).toBe('failed')
    expect(context().problem).toBe(sentence)
    expect(ids()).toEqual([])
    actor.send({ type: 'list.refresh' })
    await loads[2]!.resolve({ items: items('rug'), total: 5 })
    expect(context()).toMatchObject({ page: 2, problem: null })
    expect(table()).toBe('ready')
  })
})

it('reports to the root that the session has ended when the table cannot be loaded, and loads it after signing in again', async () => {
  const load = createDeferredActor<AdminPage<Item>, AdminPageRequest>()
  const { logic } = createDeferredActor<number, void>()
  const { actor, reports } = startChild(machine.provide({ actors: { loadPage: load.logic, countItems: logic } }), {})
  actor.send({ type: 'section.open' })
  await load.requests[0]!.reject({ status: 401, serverMessage: 'Please log in first.' })
  expect([actor.getSnapshot().context.problem, reports]).toEqual(['Please log in first.', [{ type: 'session.ended' }]])
  actor.send({ type: 'session.restored' })
  await load.requests[1]!.resolve(twoOfFive)
  expect(actor.getSnapshot().context).toMatchObject({ problem: null, ...twoOfFive })
})

describe('Paging', () => {
  it('loads the chosen page, and shows the previous rows until then', async () => {
    const { actor, loads, ids, context } = await startOpen()
    actor.send({ type: 'page.go', page: 2 })
    expect(loads[1]!.input.page).toBe(2)
    expect(ids()).toEqual(['sofa', 'bed'])
    await loads[1]!.resolve({ items: items('rug', 'lamp'), total: 5 })
    expect(ids()).toEqual(['rug', 'lamp'])
    expect(context().page).toBe(2)
    actor.send({ type: 'page.go', page: 1 })
    expect(loads[2]!.input.page).toBe(1)
  })

  it('shows the page chosen last, in whatever order the responses arrive', async () => {
    const { actor, loads, ids } = await startOpen()
    actor.send({ type: 'page.go', page: 2 })
    actor.send({ type: 'page.go', page: 3 })
    expect(loads.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
    await loads[2]!.resolve({ items: items('chair'), total: 5 })
    await loads[1]!.resolve({ items: items('rug', 'lamp'), total: 5 })
    expect(ids()).toEqual(['chair'])
  })

  it.each([1, 0, -1, 1.5, Number.NaN])('ignores the invalid page %d', async (page) => {
    const { actor, loads } = await startOpen()
    actor.send({ type: 'page.go', page })
    expect(loads).toHaveLength(1)
  })
})

describe('The sort order', () => {
  it('returns to page 1 when the sort order changes', async () => {
    const { actor, loads } = await startOpen(undefined, { page: 2 })
    actor.send({ type: 'sort.set', sort: 'price-asc' })
    expect(loads[1]!.input).toEqual({ search: '', sort: 'price-asc', page: 1, limit: 2 })
  })

  it('sends no request when the same sort order is chosen again', async () => {
    const { actor, loads } = await startOpen(undefined, { sort: 'name' })
    actor.send({ type: 'sort.set', sort: 'name' })
    expect(loads).toHaveLength(1)
  })
})

describe('The search', () => {
  it('searches 300 ms after the last key, at page 1, with the trimmed text', async () => {
    const { actor, clock, loads, table } = await startOpen(undefined, { page: 2 })
    actor.send({ type: 'search.typed', text: ' oa' })
    clock.increment(299)
    actor.send({ type: 'search.typed', text: ' oak ' })
    clock.increment(299)
    expect(loads).toHaveLength(1)
    expect(table()).toBe('typing')
    clock.increment(1)
    expect(loads[1]!.input).toEqual({ search: 'oak', sort: null, page: 1, limit: 2 })
  })

  it('searches at once after Enter', async () => {
    const { actor, clock, loads } = await startOpen()
    actor.send({ type: 'search.typed', text: 'oak' })
    actor.send({ type: 'search.submitted' })
    clock.increment(300)
    expect(loads.map(({ input }) => input.search)).toEqual(['', 'oak'])
  })

  it.each([
    ['a page is chosen', { type: 'page.go', page: 2 }],
    ['a sort order is chosen', { type: 'sort.set', sort: 'name' }],
    ['the table is refreshed', { type: 'list.refresh' }],
  ] as const)('applies the typed search when %s before the pause is over', async (_, event) => {
    const { actor, loads } = await startOpen()
    actor.send({ type: 'search.typed', text: 'oak' })
    actor.send(event)
    expect(loads[1]!.input).toMatchObject({ search: 'oak', page: 1 })
  })

  it('ignores the response to the previous search', async () => {
    const { actor, loads, ids } = await startOpen()
    actor.send({ type: 'page.go', page: 2 })
    actor.send({ type: 'search.typed', text: 'oak' })
    await loads[1]!.resolve({ items: items('rug'), total: 5 })
    expect(ids()).toEqual(['sofa', 'bed'])
  })
})

describe('Changes from forms and deletions', () => {
  it('appends an added item to the table', async () => {
    const { actor, ids, context, loads } = await startOpen()
    actor.send({ type: 'item.added', item: { _id: 'lamp' } })
    expect(ids()).toEqual(['sofa', 'bed', 'lamp'])
    expect(context().total).toBe(6)
    expect(loads).toHaveLength(1)
  })

  it('does not append an item that is already in the table', async () => {
    const { actor, context } = await startOpen()
    actor.send({ type: 'item.added', item: { _id: 'bed', name: 'Ikoyi bed' } })
    expect(context()).toMatchObject({ items: [{ _id: 'sofa' }, { _id: 'bed', name: 'Ikoyi bed' }], total: 5 })
  })

  it('appends an added item to an empty table', async () => {
    const { actor, ids, table } = await startOpen({ items: [], total: 0 })
    actor.send({ type: 'item.added', item: { _id: 'lamp' } })
    expect(table()).toBe('ready')
    expect(ids()).toEqual(['lamp'])
  })

  it('replaces a saved item in the table by its id', async () => {
    const { actor, context } = await startOpen()
    actor.send({ type: 'item.updated', item: { _id: 'sofa', name: 'Eko sofa' } })
    expect(context().items).toEqual([{ _id: 'sofa', name: 'Eko sofa' }, { _id: 'bed' }])
  })

  it('removes a deleted item from the table by its id', async () => {
    const { actor, ids, context, loads } = await startOpen()
    actor.send({ type: 'item.deleted', id: 'sofa' })
    expect(ids()).toEqual(['bed'])
    expect(context().total).toBe(4)
    expect(loads).toHaveLength(1)
  })

  it('shows an empty table after the last item was deleted', async () => {
    const { actor, table, loads } = await startOpen({ items: items('sofa'), total: 1 })
    actor.send({ type: 'item.deleted', id: 'sofa' })
    expect(table()).toBe('empty')
    expect(loads).toHaveLength(1)
  })

  it('goes to the previous page after the last row of the last page was deleted', async () => {
    const { actor, loads } = await startOpen({ items: items('chair'), total: 5 }, { page: 3 })
    actor.send({ type: 'item.deleted', id: 'chair' })
    expect(loads[1]!.input.page).toBe(2)
  })

  it('loads the same page again when all its rows were deleted and later ones move up', async () => {
    const { actor, loads } = await startOpen()
    actor.send({ type: 'item.deleted', id: 'sofa' })
    actor.send({ type: 'item.deleted', id: 'bed' })
    expect(loads[1]!.input.page).toBe(1)
  })

  it.each([
    { type: 'item.added', item: { _id: 'lamp' } },
    { type: 'item.updated', item: { _id: 'sofa' } },
    { type: 'item.deleted', id: 'sofa' },
  ] as const)('requests a loading page again when an item changes meanwhile: $type', async (event) => {
    const { actor, loads, ids } = start({ limit: 2 })
    actor.send({ type: 'section.open' })
    actor.send(event)
    expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await loads[0]!.resolve({ items: items('stale'), total: 1 })
    expect(ids()).toEqual([])
  })
})
