import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createDeferredActor, until } from '../testing/index.ts'
import { createPagedListMachine } from './paged-list.machine.ts'
import type { PageResponse, PageRequest, PagedListEvent, Searchable } from './paged-list.types.ts'

interface Item {
  _id: string
}

const limit = 3
const machine = createPagedListMachine<Item, Searchable>()

/** The items of the fake shop for each search: 7 for one, 2 for another, none for a third, 4 without a search. */
const stock: Record<string, readonly Item[]> = {
  '': ['chair', 'table', 'bed', 'lamp'].map((_id) => ({ _id })),
  sofa: [1, 2, 3, 4, 5, 6, 7].map((number) => ({ _id: `sofa ${number}` })),
  rug: [{ _id: 'rug 1' }, { _id: 'rug 2' }],
  boat: [],
}

function answerTo({ filters, page }: PageRequest<Searchable>): PageResponse<Item> {
  const all = stock[filters.search ?? '']!
  return { items: all.slice((page - 1) * limit, page * limit), hasMore: page * limit < all.length, total: all.length }
}

const words = fc.constantFrom(...Object.keys(stock))

/** Possible actions of the user, the clock and the network, in any order. */
const step = fc.oneof(
  fc.constantFrom<PagedListEvent<Item, Searchable>>(
    { type: 'page.more' },
    { type: 'search.submitted' },
    { type: 'list.retry' },
    { type: 'list.reset' },
  ),
  words.map((text) => ({ type: 'search.typed' as const, text })),
  words.map((search) => ({ type: 'filters.set' as const, filters: { search } })),
  fc.integer({ min: 0, max: 400 }).map((milliseconds) => ({ type: 'clock' as const, milliseconds })),
  fc.record({ type: fc.constant('response' as const), place: fc.nat(), fails: fc.boolean() }),
)

describe('A catalogue list after any sequence of actions, timers and responses', () => {
  it('has at most one pending request, and no duplicate item', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const list = start()
        for (const next of steps) {
          await list.perform(next)
          expect(list.pendingRequests().length).toBeLessThanOrEqual(1)
          const ids = list.context().items.map(({ _id }) => _id)
          expect(ids).toEqual([...new Set(ids)])
        }
      }),
    ))

  it('ends with the pages of the last filters, once every request has ended', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const list = start()
        for (const next of steps) await list.perform(next)
        await list.perform({ type: 'clock', milliseconds: 300 })
        await list.perform({ type: 'list.retry' })
        await list.answerAll()
        const { filters, items, page, searchText, problem } = list.context()
        expect(items).toEqual(stock[filters.search ?? '']!.slice(0, page * limit))
        expect(page).toBeGreaterThanOrEqual(1)
        expect(searchText).toBe(filters.search ?? '')
        expect(problem).toBeNull()
      }),
    ))
})

function start() {
  const { logic, requests } = createDeferredActor<PageResponse<Item>, PageRequest<Searchable>>()
  const clock = new SimulatedClock()
  const actor = createActor(machine.provide({ actors: { loadPage: logic } }), { input: { filters: {}, limit }, clock })
  actor.start()
  const ended = new Set<number>()

  async function respond(place: number, fails: boolean) {
    const open = [...requests.keys()].filter((request) => !ended.has(request))
    const chosen = open[place % open.length]
    if (chosen === undefined) return
    ended.add(chosen)
    const request = requests[chosen]!
    await (fails ? request.reject(new TypeError('fetch failed')) : request.resolve(answerTo(request.input)))
  }

  return {
    context: () => actor.getSnapshot().context,
    pendingRequests: () => requests.filter(({ signal }, place) => !signal.aborted && !ended.has(place)),
    perform: async (next: typeof step extends fc.Arbitrary<infer PossibleEvent> ? PossibleEvent : never) => {
      if (next.type === 'clock') clock.increment(next.milliseconds)
      else if (next.type === 'response') await respond(next.place, next.fails)
      else actor.send(next)
    },
    answerAll: async () => {
      await until(
        () => ended.size === requests.length,
        () => respond(0, false),
      )
    },
  }
}
