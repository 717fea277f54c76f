import type { Overview } from '@shop/api'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createDeferredActor } from '../testing/index.ts'
import { createOverviewActors } from './overview.actors.ts'
import { overviewMachine } from './overview.machine.ts'

const overview: Overview = {
  openMessages: 1,
  messages: [{ reference: 'ILE-7K2Q9X', name: 'Ada Obi', subject: 'A sofa', createdAt: '2026-01-01T09:00:00.000Z' }],
  unseenTotal: 1,
  unfinishedTotal: 0,
  unfinished: [],
  changes: [],
}

describe('overviewMachine', () => {
  it('explains a failed request and loads again when the user tries again', async () => {
    const { logic, requests } = createDeferredActor<Overview, void>()
    const actor = createActor(overviewMachine.provide({ actors: { load: logic } })).start()
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await requests[0]!.reject({ status: null })
    expect(actor.getSnapshot().context.problem).toBe('Something went wrong. Please try again.')
    actor.send({ type: 'load.retry' })
    await requests[1]!.resolve(overview)
    expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual(['loaded', { data: overview, problem: null }])
  })

  it('loads again when the user has signed in again', async () => {
    const { logic, requests } = createDeferredActor<Overview, void>()
    const actor = createActor(overviewMachine.provide({ actors: { load: logic } })).start()
    await requests[0]!.reject({ status: 401 })
    actor.send({ type: 'session.restored' })
    await requests[1]!.resolve(overview)
    expect(actor.getSnapshot().context).toEqual({ data: overview, problem: null })
  })

  it('loads the overview through the client', async () => {
    const actors = createOverviewActors({ api: { dashboard: { overview: async () => overview } } })
    const actor = createActor(overviewMachine.provide({ actors })).start()
    await waitFor(actor, (snapshot) => snapshot.matches('loaded'))
    expect(actor.getSnapshot().context.data).toEqual(overview)
  })
})
