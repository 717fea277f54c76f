import { createProduct } from '@shop/api/testing'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { createDeferredActor } from '../testing/index.ts'
import { createSuggestionsActors } from './suggestions.actors.ts'
import { suggestionsMachine } from './suggestions.machine.ts'
import { stylesBegunBy } from './suggestions.rules.ts'
import type { RecentStep, Suggestions } from './suggestions.types.ts'

const sofas: Suggestions = { text: 'sofa', products: [], categories: ['Living Room', 'Corner Sofas'], styles: ['Glam'] }
const nothing: Suggestions = { text: 'zzz', products: [], categories: [], styles: [] }

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

  it('opens the list when only a style is suggested', async () => {
    const { requests, type, state } = start()
    type('glam')
    await requests[0]!.resolve({ ...nothing, styles: ['Glam'] })
    expect(state()).toBe('open')
  })

  it('says which text nothing is suggested for, also while the next one loads', async () => {
    const { requests, type, context, state } = start()
    type('zzz')
    await requests[0]!.resolve(nothing)
    expect([state(), context().found]).toEqual(['open', nothing])
    type('zz')
    expect([state(), context().found]).toEqual(['loading', nothing])
  })

  it('closes the list when the text is cleared and when the request fails', async () => {
    const { actor, requests, type, context, state } = start()
    type('sofa')
    await requests[0]!.resolve(sofas)
    type('')
    await waitFor(actor, (snapshot) => snapshot.matches('closed'))
    expect([state(), context().found]).toEqual(['closed', null])
    type('sofa')
    await requests[1]!.reject(new Error('offline'))
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

describe('createSuggestionsActors', () => {
  const product = createProduct()
  const searched = { exact: 1, note: null, understood: [], categories: ['Living Room' as const] }

  /** Types a text, with these recent searches, and waits for what the list shows; `requests` are those of products. */
  async function suggestionsFor(text: string, { isSearched = true } = {}) {
    const requests: unknown[] = []
    const products = async (input: unknown) => {
      requests.push(input)
      return { products: [product], hasMore: false, total: 1, ...(isSearched && { searched }) }
    }
    const stored: Record<string, string> = { cookie_consent_accepted: 'true', recentSearches: '["bed"]' }
    const storage = { get: (key: string) => stored[key] ?? null, set: () => {}, remove: () => {} }
    const actors = createSuggestionsActors({ api: { catalogue: { products } }, storage })
    const actor = createActor(suggestionsMachine.provide({ actors })).start()
    actor.send({ type: 'text.typed', text })
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('open') || snapshot.matches('recent'))
    return { requests, found: context.found, recent: context.recent }
  }

  it('suggests the best products of the search, the categories that it names, and the styles that its words begin', async () => {
    expect(await suggestionsFor('glam sofa')).toEqual({
      requests: [{ query: { search: 'glam sofa', limit: 4, isSuggestion: true } }],
      found: { text: 'glam sofa', products: [product], categories: ['Living Room'], styles: ['Glam'] },
      recent: [],
    })
  })

  it('suggests no categories when the response does not say what was searched', async () => {
    const { found } = await suggestionsFor('sofa', { isSearched: false })
    expect(found).toEqual({ text: 'sofa', products: [product], categories: [], styles: [] })
  })

  it('shows the recent searches of the browser in an empty box', async () => {
    expect(await suggestionsFor('')).toEqual({ requests: [], found: null, recent: ['bed'] })
  })
})

describe('stylesBegunBy', () => {
  it.each([
    ['gla', ['Glam']],
    ['a royal sofa', ['Antique/Royal']],
    ['antique', ['Antique/Royal']],
    ['gl mo', []],
    ['lam', []],
  ])('suggests for "%s" the styles %j, because three letters begin a name', (text, styles) => {
    expect(stylesBegunBy(text)).toEqual(styles)
  })
})
