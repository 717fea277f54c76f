import type { InboxMessage } from '@shop/api'
import { createInboxMessage } from '@shop/api/testing'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createDeferredActor } from '../testing/index.ts'
import { createInboxActors } from './inbox.actors.ts'
import { inboxMachine } from './inbox.machine.ts'
import type { InboxPage, InboxPageRequest, Marking } from './inbox.types.ts'

const bed = createInboxMessage({ subject: 'A bed' }, 1)
const sofa = createInboxMessage({ subject: 'A sofa' }, 2)
const done = { ...bed, doneAt: '2026-01-02T09:00:00.000Z', doneBy: 'Bola Ade' }

function start() {
  const pages = createDeferredActor<InboxPage, InboxPageRequest>()
  const marks = createDeferredActor<InboxMessage, Marking>()
  const notices: string[] = []
  const actors = { loadMessages: pages.logic, markMessage: marks.logic }
  const actor = createActor(inboxMachine.provide({ actors }), { input: {} })
  actor.on('notice', ({ text }) => notices.push(text))
  actor.start()
  return { actor, pages: pages.requests, marks: marks.requests, notices, context: () => actor.getSnapshot().context }
}

describe('inboxMachine', () => {
  it('shows open messages first, and a message that was marked until the next page is loaded', async () => {
    const { actor, pages, marks, context } = start()
    expect(pages[0]!.input).toEqual({ search: '', state: 'open', page: 1, limit: 12 })
    await pages[0]!.resolve({ messages: [sofa, bed], total: 2 })
    actor.send({ type: 'message.mark', id: bed._id, isDone: true })
    actor.send({ type: 'message.mark', id: sofa._id, isDone: true })
    expect([marks.length, marks[0]!.input, context().marking]).toEqual([
      1,
      { id: bed._id, isDone: true },
      { id: bed._id, isDone: true },
    ])
    await marks[0]!.resolve(done)
    expect([context().messages, context().marking]).toEqual([[sofa, done], null])
    actor.send({ type: 'state.set', state: 'done' })
    expect(pages[1]!.input).toEqual({ search: '', state: 'done', page: 1, limit: 12 })
  })

  it('announces a mark that failed and keeps the message as it was', async () => {
    const { actor, pages, marks, notices, context } = start()
    await pages[0]!.resolve({ messages: [bed], total: 1 })
    actor.send({ type: 'message.mark', id: bed._id, isDone: true })
    await marks[0]!.reject({ status: 500 })
    expect([notices, context().messages]).toEqual([['Something went wrong. Please try again.'], [bed]])
  })

  it('loads and marks messages through the client', async () => {
    const actors = createInboxActors({
      api: { inbox: { list: async () => ({ messages: [bed], total: 1, hasMore: false }), update: async () => done } },
    })
    const actor = createActor(inboxMachine.provide({ actors }), { input: {} }).start()
    await waitFor(actor, (snapshot) => snapshot.hasTag('loaded'))
    actor.send({ type: 'message.mark', id: bed._id, isDone: true })
    await waitFor(actor, ({ context }) => context.messages[0]?.doneBy === 'Bola Ade')
  })
})
