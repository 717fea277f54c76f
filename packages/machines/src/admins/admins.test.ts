import { createAdmin, createFakeApi, createInvitation, createUser, testPassword } from '@shop/api/testing'
import type { Admins, LogIn, User } from '@shop/api'
import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { createDeferredActor, startChild } from '../testing/index.ts'
import { createAdminsActors } from './admins.actors.ts'
import { adminsMachine } from './admins.machine.ts'
import type { AdminsChange, AdminsEvent } from './admins.types.ts'

const user = createAdmin()
const chidi = { _id: 'chidi', username: 'Chidi Eze', email: 'chidi@example.com', since: '2026-01-01T09:00:00.000Z' }
const invitation = createInvitation({ email: 'tunde@example.com' })
const list: Admins = {
  admins: [{ _id: user._id, username: user.username, email: user.email, since: chidi.since }, chidi],
  invitations: [invitation],
}

async function start() {
  const loads = createDeferredActor<Admins, void>()
  const changes = createDeferredActor<Admins, AdminsChange>()
  const logIns = createDeferredActor<User, LogIn>()
  const actors = { loadAdmins: loads.logic, changeAdmins: changes.logic, logIn: logIns.logic }
  const child = startChild(adminsMachine.provide({ actors }), { user })
  await loads.requests[0]!.resolve(list)
  return {
    ...child,
    loads: loads.requests,
    changes: changes.requests,
    logIns: logIns.requests,
  }
}

const invite: AdminsEvent[] = [{ type: 'email.typed', email: ' ada@example.com ' }, { type: 'invitation.submitted' }]
const remove: AdminsEvent[] = [{ type: 'removal.requested', id: 'chidi' }, { type: 'removal.confirmed' }]

describe('Inviting an admin', () => {
  it('sends the trimmed address once, shows the new list and empties the form', async () => {
    const admins = await start()
    admins.send(...invite, { type: 'invitation.submitted' })
    expect(admins.changes.map(({ input }) => input)).toEqual([{ kind: 'invite', email: 'ada@example.com' }])
    await admins.changes[0]!.resolve({ ...list, invitations: [] })
    expect(admins.context()).toMatchObject({ values: { email: '' }, invitations: [], change: null })
    expect(admins.notices).toEqual([{ tone: 'success', text: 'We sent an invitation to ada@example.com.' }])
  })

  it('shows a wrong address at the field and sends nothing', async () => {
    const admins = await start()
    admins.send({ type: 'email.typed', email: 'ada' }, { type: 'invitation.submitted' })
    expect([admins.context().problems, admins.changes]).toEqual([{ email: 'Enter valid email address' }, []])
  })

  it.each([
    ['at the field', { status: 409, issues: [{ path: 'email', message: 'Is an admin.' }] }, { email: 'Is an admin.' }, null],
    ['with the form', { status: 429, serverMessage: 'Too many tries.' }, {}, 'Too many tries.'],
    [
      'with the form when the browser is offline',
      { status: null, isOffline: true },
      {},
      'You are offline. Nothing is lost; save again when you are back.',
    ],
  ])('shows why it failed %s, and keeps the address', async (_, error, problems, problem) => {
    const admins = await start()
    admins.send(...invite)
    await admins.changes[0]!.reject(error)
    expect(admins.context()).toMatchObject({ problems, problem, values: { email: ' ada@example.com ' } })
    expect([admins.state(), admins.notices]).toEqual(['idle', []])
  })

  it('sends an invitation again and withdraws it, and keeps what is typed in the form', async () => {
    const admins = await start()
    admins.send({ type: 'email.typed', email: 'ada' }, { type: 'invitation.renewed', email: invitation.email })
    await admins.changes[0]!.resolve(list)
    admins.send({ type: 'invitation.withdrawn', id: invitation._id })
    await admins.changes[1]!.resolve({ ...list, invitations: [] })
    expect(admins.notices.map(({ text }) => text)).toEqual([
      'We sent an invitation to tunde@example.com.',
      'The invitation is withdrawn.',
    ])
    expect(admins.context()).toMatchObject({ values: { email: 'ada' }, invitations: [] })
  })

  it('announces a withdrawal that failed', async () => {
    const admins = await start()
    admins.send({ type: 'invitation.withdrawn', id: invitation._id })
    await admins.changes[0]!.reject({ status: 500 })
    expect(admins.notices).toEqual([{ tone: 'error', text: 'Something went wrong. Please try again.' }])
  })
})

describe('Typing an address', () => {
  it('continues while another change is sent, and is kept when it is done', async () => {
    const admins = await start()
    admins.send({ type: 'invitation.renewed', email: invitation.email }, { type: 'email.typed', email: 'ada@example.com' })
    expect([admins.state(), admins.context().values.email]).toEqual(['sending', 'ada@example.com'])
    await admins.changes[0]!.resolve(list)
    expect(admins.context().values.email).toBe('ada@example.com')
  })

  it('continues after a failed reload, whose reason stays', async () => {
    const admins = await start()
    admins.send({ type: 'invitation.withdrawn', id: invitation._id })
    await admins.changes[0]!.reject({ status: 504 })
    await admins.loads[1]!.reject({ status: 503, serverMessage: 'The shop is busy.' })
    admins.send({ type: 'email.typed', email: 'ada@example.com' })
    expect(admins.state()).toBe('failed')
    expect(admins.context()).toMatchObject({ values: { email: 'ada@example.com' }, problem: 'The shop is busy.' })
  })

  it('clears why the last invitation failed', async () => {
    const admins = await start()
    admins.send(...invite)
    await admins.changes[0]!.reject({ status: 429, serverMessage: 'Too many tries.' })
    admins.send({ type: 'email.typed', email: 'ada@example.com' })
    expect(admins.context().problem).toBeNull()
  })
})

describe('Removing an admin', () => {
  it('asks first, and removes nobody when the user cancels', async () => {
    const admins = await start()
    admins.send({ type: 'removal.requested', id: 'chidi' })
    expect([admins.state(), admins.context().change]).toEqual(['asking', { kind: 'remove', id: 'chidi', name: 'Chidi Eze' }])
    admins.send({ type: 'removal.cancelled' })
    expect([admins.state(), admins.context().change, admins.changes]).toEqual(['idle', null, []])
  })

  it('does not remove the user', async () => {
    const admins = await start()
    admins.send({ type: 'removal.requested', id: user._id })
    expect(admins.state()).toBe('idle')
  })

  it('keeps the question open with the reason when it failed, and then removes the admin', async () => {
    const admins = await start()
    admins.send(...remove)
    await admins.changes[0]!.reject({ status: 500, serverMessage: 'Not now.' })
    expect([admins.state(), admins.context().problem]).toEqual(['asking', 'Not now.'])
    admins.send({ type: 'removal.confirmed' })
    await admins.changes[1]!.resolve({ ...list, admins: list.admins.slice(0, 1) })
    expect(admins.notices).toEqual([{ tone: 'success', text: 'Chidi Eze is no longer an admin.' }])
    expect(admins.context().admins).toHaveLength(1)
  })

  it('loads the list again when somebody else removed the admin', async () => {
    const admins = await start()
    admins.send(...remove)
    await admins.changes[0]!.reject({ status: 404, serverMessage: 'This admin does not exist any more.' })
    expect([admins.state(), admins.loads.length]).toEqual(['loading', 2])
    expect(admins.notices).toEqual([{ tone: 'error', text: 'This admin does not exist any more.' }])
  })
})

describe('A change whose response was lost', () => {
  it.each<[string, AdminsEvent[]]>([
    ['an invitation', invite],
    ['a withdrawal', [{ type: 'invitation.withdrawn', id: invitation._id }]],
    ['a removal', remove],
  ])('loads the list again, which shows whether %s was made', async (_, events) => {
    const admins = await start()
    admins.send(...events)
    await admins.changes[0]!.reject({ status: 504 })
    expect([admins.state(), admins.loads.length, admins.context().change]).toEqual(['loading', 2, null])
    expect(admins.notices).toEqual([{ tone: 'error', text: 'Something went wrong. Please try again.' }])
  })
})

describe('A login that is too long ago', () => {
  const old = { status: 403, serverMessage: 'Please log in again with your password, then try once more.' }

  it('asks for the password, sends the change again after it, and forgets the password', async () => {
    const admins = await start()
    admins.send(...remove)
    await admins.changes[0]!.reject(old)
    admins.send({ type: 'password.submitted' })
    expect([admins.state(), admins.context().problem]).toEqual(['identifying', 'Password is required.'])
    admins.send({ type: 'password.typed', password: testPassword }, { type: 'password.submitted' })
    expect(admins.logIns[0]!.input).toEqual({ email: user.email, password: testPassword })
    await admins.logIns[0]!.resolve(user)
    expect([admins.context().password, admins.changes[1]!.input]).toEqual(['', admins.changes[0]!.input])
  })

  it('says that the password is wrong, and forgets the password when the dialog is closed', async () => {
    const admins = await start()
    admins.send(...invite)
    await admins.changes[0]!.reject(old)
    admins.send({ type: 'password.typed', password: 'Wrong' }, { type: 'password.submitted' })
    await admins.logIns[0]!.reject({ status: 401, serverMessage: 'Wrong email or password.' })
    expect([admins.state(), admins.context().problem, admins.reports]).toEqual(['identifying', 'Wrong email or password.', []])
    admins.send({ type: 'password.cancelled' })
    expect(admins.context()).toMatchObject({ password: '', change: null, values: { email: ' ada@example.com ' } })
  })
})

it('reports an ended session to the root and keeps the typed address', async () => {
  const admins = await start()
  admins.send(...invite)
  await admins.changes[0]!.reject({ status: 401 })
  expect([admins.state(), admins.reports]).toEqual(['idle', [{ type: 'session.ended' }]])
  expect(admins.context().values.email).toBe(' ada@example.com ')
})

it('invites, withdraws and removes through the client', async () => {
  const second = createUser({ role: 'admin' })
  const accounts = [user, second].map((each) => ({ user: each, password: testPassword }))
  const { client } = createFakeApi({ accounts, signedIn: user._id, invitations: [invitation] })
  const { actor } = startChild(adminsMachine.provide({ actors: createAdminsActors({ api: client }) }), { user })
  const idle = () => waitFor(actor, (snapshot) => snapshot.matches('idle') && snapshot.context.change === null)
  await idle()
  actor.send({ type: 'invitation.withdrawn', id: invitation._id })
  await idle()
  for (const event of invite) actor.send(event)
  await idle()
  actor.send({ type: 'removal.requested', id: second._id })
  actor.send({ type: 'removal.confirmed' })
  const { context } = await idle()
  expect(context.invitations.map(({ email }) => email)).toEqual(['ada@example.com'])
  expect(context.admins?.map(({ _id }) => _id)).toEqual([user._id])
})

it('logs in again through the client', async () => {
  const { client } = createFakeApi({ accounts: [{ user, password: testPassword }] })
  const input = { email: user.email, password: testPassword }
  const logIn = createActor(createAdminsActors({ api: client }).logIn, { input }).start()
  expect(await toPromise(logIn)).toEqual(user)
})

it('loads the list again when the user has signed in again', async () => {
  const loads = createDeferredActor<Admins, void>()
  const { actor } = startChild(adminsMachine.provide({ actors: { loadAdmins: loads.logic } }), { user })
  await loads.requests[0]!.reject({ status: 401, serverMessage: 'Please log in first.' })
  expect(actor.getSnapshot().context.problem).toBe('Please log in first.')
  actor.send({ type: 'session.restored' })
  await loads.requests[1]!.resolve(list)
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { problem: null, admins: list.admins } })
})
