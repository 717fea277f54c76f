import type { ListedEnquiry } from '@shop/api'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { createDeferredActor, recordRequests } from '../testing/index.ts'
import { createEnquiryInboxActors } from './enquiry-inbox.actors.ts'
import { enquiryInboxMachine } from './enquiry-inbox.machine.ts'
import { enquiryPageCount, firstEnquiryInbox, isNarrowed } from './enquiry-inbox.rules.ts'
import type { EnquiryPage, EnquiryPageRequest } from './enquiry-inbox.types.ts'

const counts = { new: 1, answered: 0, quoted: 0, 'deposit-paid': 0, 'in-production': 0, ready: 0, delivered: 0, lost: 0 }
const page = (...references: string[]): EnquiryPage => ({
  enquiries: references.map((reference) => ({ reference }) as ListedEnquiry),
  hasMore: true,
  counts,
})

function start() {
  const pages = createDeferredActor<EnquiryPage, EnquiryPageRequest>()
  const clock = new SimulatedClock()
  const machine = enquiryInboxMachine.provide({ actors: { loadEnquiries: pages.logic } })
  const actor = createActor(machine, { input: {}, clock }).start()
  const shown = () => actor.getSnapshot().context.enquiries.map(({ reference }) => reference)
  return { actor, clock, pages: pages.requests, shown }
}

describe('enquiryInboxMachine', () => {
  it('begins with the first page when a filter changes, and ignores a filter that changes nothing', async () => {
    const { actor, pages } = start()
    await pages[0]!.resolve(page('one'))
    actor.send({ type: 'page.go', page: 2 })
    await pages[1]!.resolve(page('two'))
    actor.send({ type: 'filters.set', filters: { status: null } })
    actor.send({ type: 'filters.set', filters: { status: 'new', sort: 'oldest' } })
    expect(pages.map(({ input }) => input)).toMatchObject([
      { page: 1, status: null, sort: 'newest', limit: 12 },
      { page: 2 },
      { page: 1, status: 'new', sort: 'oldest' },
    ])
  })

  it('keeps the visible page while it is refreshed, also when that fails', async () => {
    const { actor, pages, shown } = start()
    await pages[0]!.resolve(page('one'))
    actor.send({ type: 'list.refresh' })
    actor.send({ type: 'list.refresh' })
    await pages[1]!.reject({ status: 500 })
    expect([shown(), actor.getSnapshot().value]).toEqual([['one'], 'ready'])
    actor.send({ type: 'list.refresh' })
    await pages[2]!.resolve(page('two', 'one'))
    expect([shown(), pages.length]).toEqual([['two', 'one'], 3])
  })

  it('opens with the first twelve enquiries, without a search', () => {
    const { actor, pages } = start()
    expect(pages[0]!.input).toEqual({ page: 1, limit: 12, search: '', status: null, from: '', until: '', sort: 'newest' })
    expect(actor.getSnapshot().context).toMatchObject({ hasMore: false, searchText: '' })
  })

  it('searches for the typed text 300 ms after the last key, from the first page', async () => {
    const { actor, clock, pages } = start()
    await pages[0]!.resolve(page('one'))
    actor.send({ type: 'page.go', page: 2 })
    await pages[1]!.resolve(page('two'))
    actor.send({ type: 'search.typed', text: ' ada ' })
    clock.increment(299)
    expect(pages).toHaveLength(2)
    clock.increment(1)
    expect([pages[2]!.input, actor.getSnapshot().context.searchText]).toEqual([
      expect.objectContaining({ search: 'ada', page: 1 }),
      ' ada ',
    ])
  })

  it('shows why the enquiries could not be loaded, without those of another page', async () => {
    const { actor, pages, shown } = start()
    await pages[0]!.resolve(page('one'))
    actor.send({ type: 'page.go', page: 2 })
    await pages[1]!.reject({ status: 500, serverMessage: 'Try later.' })
    const { context, value } = actor.getSnapshot()
    expect([value, shown(), context.hasMore, context.problem]).toEqual(['failed', [], false, 'Try later.'])
  })

  it('loads the page again when the admin has signed in again', async () => {
    const { actor, pages, shown } = start()
    await pages[0]!.reject({ status: 401, serverMessage: 'Please log in first.' })
    actor.send({ type: 'session.restored' })
    await pages[1]!.resolve(page('one'))
    actor.send({ type: 'session.restored' })
    expect([shown(), actor.getSnapshot().context.problem, pages.length]).toEqual([['one'], null, 2])
  })

  it.each([1, 0, 1.5])('loads nothing for page %s, which is shown already or does not exist', async (number) => {
    const { actor, pages } = start()
    await pages[0]!.resolve(page('one'))
    actor.send({ type: 'page.go', page: number })
    expect(pages).toHaveLength(1)
  })

  it('goes back to the first page from a page that is empty, and from the second to the first', async () => {
    const { actor, pages } = start()
    const go = (number: number) => actor.send({ type: 'page.go', page: number })
    await pages[0]!.resolve(page('one'))
    go(2)
    await pages[1]!.resolve(page())
    await pages[2]!.resolve(page('one'))
    go(2)
    await pages[3]!.resolve(page('two'))
    go(1)
    expect(pages.map(({ input }) => input.page)).toEqual([1, 2, 1, 2, 1])
  })

  it('loads enquiries through the client', async () => {
    const { call, calls } = recordRequests({ list: page() })
    const actors = createEnquiryInboxActors({ api: { adminEnquiries: { list: call('list') } } })
    const actor = createActor(enquiryInboxMachine.provide({ actors }), { input: {} }).start()
    await waitFor(actor, (snapshot) => snapshot.hasTag('empty'))
    expect(calls).toMatchObject([{ input: { query: { page: 1, limit: 12 } } }])
  })
})

it('the pages of enquiries include the next one while there are more', () => {
  expect([true, false].map((hasMore) => enquiryPageCount({ page: 2, hasMore }))).toEqual([3, 2])
})

it.each([
  [{}, false],
  [{ status: 'new' }, true],
  [{ from: '2026-01-01' }, true],
  [{ until: '2026-01-31' }, true],
  [{ searchText: 'ada' }, true],
  [{ searchText: ' ' }, false],
] as const)('the list of enquiries with %j is narrowed: %s', (change, isNarrow) => {
  const inbox = firstEnquiryInbox({})
  expect(isNarrowed({ ...inbox, ...change, filters: { ...inbox.filters, ...change } })).toBe(isNarrow)
})
