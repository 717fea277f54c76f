import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { AnyActorLogic } from 'xstate'
import * as machines from './index.ts'

/** Every `create…Actors`, which creates the actors of one machine. */
const creators = Object.entries(machines)
  .filter(([name]) => /^create\w+Actors$/.test(name))
  .map(([, create]) => create as unknown as (ports: unknown) => Record<string, AnyActorLogic>)

interface AbandonedRequest {
  readonly endpoint: string
  readonly signal: AbortSignal | undefined
}

/** An API in which every function records its request and never responds. */
function recordEverything(requests: AbandonedRequest[], path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => recordEverything(requests, [...path, String(name)]),
    apply: (_, __, args: readonly unknown[]) => {
      const options = args.at(-1) as { signal?: AbortSignal } | undefined
      if (path[0] === 'api') requests.push({ endpoint: path.slice(1).join('.'), signal: options?.signal })
      return new Promise(() => {})
    },
  })
}

it('an actor that stops aborts its request, except four changes in the admin pages', () => {
  const requests: AbandonedRequest[] = []
  const actors = creators.flatMap((create) => Object.values(create(recordEverything(requests))))
  for (const logic of actors) {
    const actor = createActor(logic, { input: {} })
    // An actor that needs an input or a browser sends nothing here; the tests of its machine show what it sends.
    actor.subscribe({ error: () => {} })
    actor.start().stop()
  }
  const continued = requests.filter(({ signal }) => signal?.aborted !== true)
  expect(requests.length).toBeGreaterThan(30)
  expect(continued.map(({ endpoint }) => endpoint)).toEqual([
    'admins.invite',
    'adminCatalogue.changeItems',
    'adminSearch.addSynonym',
    'adminSearch.removeSynonym',
  ])
})
