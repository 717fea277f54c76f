import { createProduct } from '@shop/api/testing'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { createDeferredActor } from '../testing/index.ts'
import { createSuggestionsActors } from './suggestions.actors.ts'
import { suggestionsMachine } from './suggestions.machine.ts'
import type { RecentStep, Suggestions } from './suggestions.types.ts'

const sofas: Suggestions = { products: [], categories: ['Living Room', 'Corner Sofas'], styles: ['Glam'] }

function start(recent: readonly string[] = []) {
  const { logic, requests } = createDeferredActor<Suggestions, { text: string }>()
  const clock = new SimulatedClock()
  const steps: RecentStep[] = []
  const recallSearches = fromPromise<readonly string[], RecentStep>(async ({ input }) => {
    steps.push(input)
    return input.kind === 'clear' ? [] : recent
  })
  const actor = createActor(suggestionsMachine.provide({ actors: { loadSuggestions: logic, recallSearches } }), { clock }).start()
  const type = (text: string) => {
    actor.send({ type: 'text.typed', text })
    clock.increment(40)
  }
  const context = () => actor.getSnapshot().context
  return { actor, clock, requests, steps, type, context, state: () => actor.getSnapshot().value }
}

describe('suggestionsMachine', () => {
  it('requests suggestions 40 ms after the last key', async () => {
    const { actor, clock, requests, type, context, state } = start()
    actor.send({ type: 'text.typed', text: 's' })
    clock.increment(39)
    type(' sofa ')
    expect(requests.map(({ input }) => input)).toEqual([{ text: 'sofa' }])
    await requests[0]!.resolve(sofas)
    expect([state(), context().found]).toEqual(['open', sofas])
  })

  it('aborts the request of an earlier text, ignores its response, and shows the earlier suggestions meanwhile', async () => {
    const { requests, type, context } = start()
    type('sofa')
    await requests[0]!.resolve(sofas)
    type('bed')
    type('beds')
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
    expect(context().found).toEqual(sofas)
    await requests[1]!.resolve({ ...sofas, styles: [] })
    expect(context().found).toEqual(sofas)
  })

  it('closes the list when the text is cleared, when nothing is suggested and when the request fails', async () => {
    const { actor, requests, type, context, state } = start()
    type('sofa')
    await requests[0]!.resolve(sofas)
    type('')
    await waitFor(actor, (snapshot) => snapshot.matches('closed'))
    expect([state(), context().found]).toEqual(['closed', null])
    type('zzz')
    await requests[1]!.resolve({ products: [], categories: [], styles: [] })
    expect(state()).toBe('closed')
    type('sofa')
    await requests[2]!.reject(new Error('offline'))
    expect(state()).toBe('closed')
  })

  it('shows the recent searches while the box is empty, and removes one or all of them', async () => {
    const { actor, steps, type, context, state } = start(['sofa', 'bed'])
    const shown = () => waitFor(actor, (snapshot) => snapshot.matches('recent'))
    type('')
    await shown()
    actor.send({ type: 'recent.removed', search: 'bed' })
    await shown()
    expect(context().recent).toEqual(['sofa', 'bed'])
    actor.send({ type: 'recent.cleared' })
    await waitFor(actor, (snapshot) => snapshot.matches('closed'))
    expect([context().recent, steps]).toEqual([[], [{ kind: 'read' }, { kind: 'remove', search: 'bed' }, { kind: 'clear' }]])
    type('')
    await shown()
    type('s')
    expect([state(), context().recent]).toEqual(['loading', []])
  })

  it('stores a search and closes the list', async () => {
    const { actor, steps, type } = start(['sofa'])
    type('sofa')
    actor.send({ type: 'search.made', search: 'sofa' })
    await waitFor(actor, (snapshot) => snapshot.matches('closed'))
    expect(steps).toEqual([{ kind: 'add', search: 'sofa' }])
  })

  it('sends no request for another space', async () => {
    const { requests, type, state } = start()
    type('sofa')
    await requests[0]!.resolve(sofas)
    type('sofa ')
    expect([state(), requests.length]).toEqual(['open', 1])
  })
})

it('the suggestions are the best products of the search, the categories that it names, and the styles that its words begin', async () => {
  const product = createProduct()
  const searched = { exact: 1, note: null, understood: [], categories: ['Living Room' as const] }
  const requests: unknown[] = []
  const products = async (input: unknown) => {
    requests.push(input)
    return { products: [product], hasMore: false, total: 1, searched }
  }
  const actors = createSuggestionsActors({
    api: { catalogue: { products } },
    storage: { get: () => null, set: () => {}, remove: () => {} },
  })
  const actor = createActor(suggestionsMachine.provide({ actors })).start()
  actor.send({ type: 'text.typed', text: 'glam sofa' })
  await waitFor(actor, (snapshot) => snapshot.matches('open'))
  expect(requests).toEqual([{ query: { search: 'glam sofa', limit: 4, isSuggestion: true } }])
  expect(actor.getSnapshot().context.found).toEqual({ products: [product], categories: ['Living Room'], styles: ['Glam'] })
})
