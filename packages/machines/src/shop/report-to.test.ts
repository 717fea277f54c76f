import { describe, expect, it } from 'vitest'
import { createActor, sendTo, setup } from 'xstate'
import { toParent } from '../to-parent.ts'
import type { ParentMessage } from '../to-parent.ts'
import { reportTo } from './report-to.ts'

/** A screen whose request gets 401 or 403. */
const screenMachine = setup({
  types: { events: {} as { type: 'save'; status: 401 | 403 } },
  actions: {
    sendToParent: sendTo(toParent, (_, { status }: { status: number }): ParentMessage => ({
      type: status === 401 ? 'session.ended' : 'access.denied',
    })),
  },
}).createMachine({ on: { save: { actions: { type: 'sendToParent', params: ({ event }) => event } } } })

describe("A screen's own actor", () => {
  it.each<[401 | 403, ParentMessage]>([
    [401, { type: 'session.ended' }],
    [403, { type: 'access.denied' }],
  ])("reports status %d of a screen's request to the shop once", (status, message) => {
    const messages: ParentMessage[] = []
    const actor = createActor(screenMachine, { inspect: reportTo({ send: (event) => messages.push(event) }) }).start()
    actor.send({ type: 'save', status })
    actor.stop()
    expect(messages).toEqual([message])
  })
})
