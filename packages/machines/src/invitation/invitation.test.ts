import { createFakeApi, createInvitation, createUser, testPassword } from '@shop/api/testing'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createDeferredActor } from '../testing/index.ts'
import { createInvitationActors } from './invitation.actors.ts'
import { invitationMachine } from './invitation.machine.ts'
import type { InvitationField, InvitationFacts } from './invitation.types.ts'

const filledIn = { username: ' Tunde Bakare ', newPassword: testPassword, confirmation: testPassword }

async function start() {
  const reads = createDeferredActor<InvitationFacts, { token: string }>()
  const accepts = createDeferredActor<{ message: string }, { token: string; username: string; newPassword: string }>()
  const notices: string[] = []
  const actors = { readInvitation: reads.logic, acceptInvitation: accepts.logic }
  const actor = createActor(invitationMachine.provide({ actors }), { input: { token: 'token' } })
  actor.on('notice', ({ text }) => notices.push(text))
  actor.start()
  await reads.requests[0]!.resolve({ email: 'tunde@example.com', hasAccount: false })
  return {
    notices,
    accepts: accepts.requests,
    snapshot: () => actor.getSnapshot(),
    submit: (values: Partial<Record<InvitationField, string>> = filledIn) => {
      actor.send({ type: 'fields.typed', values })
      actor.send({ type: 'invitation.submitted' })
    },
  }
}

describe('An invitation', () => {
  it('sends the trimmed name and the password once, and then goes to the admin login', async () => {
    const invitation = await start()
    invitation.submit()
    invitation.submit()
    expect(invitation.accepts.map(({ input }) => input)).toEqual([
      { token: 'token', username: 'Tunde Bakare', newPassword: testPassword },
    ])
    await invitation.accepts[0]!.resolve({ message: ' ' })
    expect(invitation.snapshot().hasTag('toAdminLogin')).toBe(true)
    expect(invitation.notices).toEqual(['You are an admin now. Please log in.'])
  })

  it.each([
    ['nothing', {}, { username: 'Name is required.' }, 'Please fill in both password fields.'],
    ['two passwords', { ...filledIn, confirmation: 'Other' }, {}, 'New passwords do not match.'],
    [
      'a link as name',
      { ...filledIn, username: 'evil.example/7' },
      { username: expect.stringMatching(/^Please use only letters/) },
      null,
    ],
    [
      'a weak password',
      { ...filledIn, newPassword: 'abcdefgh', confirmation: 'abcdefgh' },
      { newPassword: expect.stringMatching(/^Must be at least 8 characters long/) },
      null,
    ],
  ])('shows what is wrong with %s and sends nothing', async (_, values, problems, problem) => {
    const invitation = await start()
    invitation.submit(values)
    expect([invitation.snapshot().context.problems, invitation.snapshot().context.problem]).toEqual([problems, problem])
    expect(invitation.accepts).toEqual([])
  })

  it.each([
    [
      'at the field',
      { status: 422, issues: [{ path: 'newPassword', message: 'Too common.' }] },
      { newPassword: 'Too common.' },
      null,
    ],
    ['with the form', { status: 500 }, {}, 'We could not accept the invitation. Please try again.'],
  ])('shows why it could not be accepted %s, and keeps what is typed', async (_, error, problems, problem) => {
    const invitation = await start()
    invitation.submit()
    await invitation.accepts[0]!.reject(error)
    expect(invitation.snapshot().context).toMatchObject({ problems, problem, values: filledIn })
  })

  it('says that a link is dead which was withdrawn while the form was filled in', async () => {
    const invitation = await start()
    invitation.submit()
    await invitation.accepts[0]!.reject({ status: 400, serverMessage: 'Not valid.' })
    expect(invitation.snapshot().hasTag('dead')).toBe(true)
  })

  it('shows why it could not be read, and reads it again when the user tries again', async () => {
    const reads = createDeferredActor<InvitationFacts, { token: string }>()
    const machine = invitationMachine.provide({ actors: { readInvitation: reads.logic } })
    const actor = createActor(machine, { input: { token: 'token' } }).start()
    await reads.requests[0]!.reject({ status: 503, serverMessage: 'Please wait a minute.' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'unreadable', context: { problem: 'Please wait a minute.' } })
    actor.send({ type: 'invitation.retry' })
    await reads.requests[1]!.resolve({ email: 'tunde@example.com', hasAccount: false })
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: null } })
  })

  it('is read and accepted through the client', async () => {
    const user = createUser()
    const { client } = createFakeApi({
      accounts: [{ user, password: testPassword }],
      invitations: [createInvitation({ email: user.email })],
    })
    const machine = invitationMachine.provide({ actors: createInvitationActors({ api: client }) })
    const actor = createActor(machine, { input: { token: `invitation-${user.email}` } }).start()
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'))
    expect(context).toMatchObject({
      invitation: { email: user.email, hasAccount: true },
      values: { username: '', newPassword: '', confirmation: '' },
    })
    actor.send({ type: 'fields.typed', values: filledIn })
    actor.send({ type: 'invitation.submitted' })
    await waitFor(actor, (snapshot) => snapshot.hasTag('toAdminLogin'))
  })
})
