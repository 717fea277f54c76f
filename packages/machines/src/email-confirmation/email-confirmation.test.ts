import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createDeferredActor, recordRequests } from '../testing/index.ts'
import { createEmailConfirmationActors } from './email-confirmation.actors.ts'
import type { EmailConfirmationApi } from './email-confirmation.actors.ts'
import { emailConfirmationMachine } from './email-confirmation.machine.ts'

function start() {
  const { logic, requests } = createDeferredActor<{ message: string }, { token: string }>()
  const notices: string[] = []
  const actor = createActor(emailConfirmationMachine.provide({ actors: { confirmEmail: logic } }), {
    input: { token: 'token' },
  })
  actor.on('notice', ({ tone, text }) => notices.push(`${tone}: ${text}`))
  actor.start()
  return { actor, requests, notices, confirm: () => actor.send({ type: 'confirmation.requested' }) }
}

describe('emailConfirmationMachine', () => {
  it('sends the token once when the user confirms, and nothing when the link is opened', async () => {
    const { actor, requests, confirm } = start()
    expect(requests).toEqual([])
    confirm()
    confirm()
    expect(requests.map(({ input }) => input)).toEqual([{ token: 'token' }])
    expect(actor.getSnapshot().hasTag('confirming')).toBe(true)
    await requests[0]!.resolve({ message: 'Thank you.' })
    expect(actor.getSnapshot().hasTag('confirmed')).toBe(true)
  })

  it.each([
    ['This link is too old.', Object.assign(new Error('400'), { serverMessage: 'This link is too old.' })],
    ['We could not confirm your email address. Please try again.', new TypeError('fetch failed')],
  ])('explains why the confirmation failed until the user tries again: %s', async (text, error) => {
    const { actor, requests, notices, confirm } = start()
    confirm()
    await requests[0]!.reject(error)
    expect([actor.getSnapshot().context.problem, notices]).toEqual([text, [`error: ${text}`]])
    confirm()
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  it('sends the confirmation to the API', () => {
    const { call, calls } = recordRequests()
    const api: EmailConfirmationApi = { auth: { confirmEmail: call('auth.confirmEmail') } }
    const actor = createActor(emailConfirmationMachine.provide({ actors: createEmailConfirmationActors({ api }) }), {
      input: { token: 't' },
    }).start()
    actor.send({ type: 'confirmation.requested' })
    actor.stop()
    expect(calls.map(({ name, input, signal }) => [name, input, signal?.aborted])).toEqual([
      ['auth.confirmEmail', { params: { token: 't' } }, true],
    ])
  })
})
