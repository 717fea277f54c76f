import { createAdmin, createUser, testId, testPassword } from '@shop/api/testing'
import type { ApiClient } from '@shop/api/client'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { flushPromises, recordRequests } from '../testing/index.ts'
import { createAuthActors } from './auth.actors.ts'
import type { AuthApi } from './auth.actors.ts'
import { authMachine } from './auth.machine.ts'
import type { AuthEvent } from './auth.types.ts'

function createApi(responses?: Record<string, unknown>) {
  const { call, calls } = recordRequests(responses)
  const api: AuthApi = {
    auth: {
      check: call('auth.check'),
      logIn: call('auth.logIn'),
      signUp: call('auth.signUp'),
      logOut: call('auth.logOut'),
      forgotPassword: call('auth.forgotPassword'),
    },
    admin: { logIn: call('admin.logIn'), logOut: call('admin.logOut') },
  }
  return { api, calls, called: () => calls.map(({ name, input }) => [name, input]) }
}

function start(
  api: AuthApi,
  user: ReturnType<typeof createUser> | null | undefined,
  events: AuthEvent[],
  cookie: string | null = null,
) {
  const actors = createAuthActors({ api, cookies: { get: () => cookie } })
  const actor = createActor(authMachine.provide({ actors }), { input: { user } }).start()
  for (const event of events) actor.send(event)
  return actor
}

const account = { fullName: 'Ada Obi', email: 'ada@example.com', phoneNumber: '08012345678', password: testPassword }
const typed: AuthEvent = { type: 'fields.typed', values: account }
const { email, password } = account
const submit: AuthEvent = { type: 'signUp.submitted' }
const noNetwork = { status: null }
const taken = { status: 409, serverMessage: 'This email is already in use.' }

describe('The requests', () => {
  it.each<[string, ReturnType<typeof createUser> | null | undefined, AuthEvent[], [string, unknown]]>([
    ['the session check', undefined, [], ['auth.check', {}]],
    ['a sign-in', null, [typed, { type: 'signIn.submitted' }], ['auth.logIn', { body: { email, password } }]],
    ['an admin sign-in', null, [typed, { type: 'adminSignIn.submitted' }], ['admin.logIn', { body: { email, password } }]],
    ['a sign-up', null, [typed, { type: 'signUp.submitted' }], ['auth.signUp', { body: { ...account, anonymousId: '' } }]],
    [
      'a reset link',
      null,
      [typed, { type: 'password.forgotten' }, { type: 'resetLink.submitted' }],
      ['auth.forgotPassword', { body: { email } }],
    ],
    ["a customer's sign-out", createUser(), [{ type: 'signOut.requested' }], ['auth.logOut', {}]],
    ["an admin's sign-out", createAdmin(), [{ type: 'signOut.requested' }], ['admin.logOut', {}]],
  ])('calls the endpoint for %s, and aborts the request when the machine stops', (_, user, events, call) => {
    const { api, called, calls } = createApi()
    const actor = start(api, user, events)
    expect(called()).toEqual([call])
    actor.stop()
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true])
  })

  it("sends the guest's identifier when the guest signs up", () => {
    const { api, called } = createApi()
    start(api, null, [typed, { type: 'signUp.submitted' }], testId('guest'))
    expect(called()).toEqual([['auth.signUp', { body: { ...account, anonymousId: testId('guest') } }]])
  })

  it('leaves out a guest identifier that is not a UUID', () => {
    const { api, called } = createApi()
    start(api, null, [typed, { type: 'signUp.submitted' }], 'me')
    expect(called()).toMatchObject([['auth.signUp', { body: { anonymousId: '' } }]])
  })

  it.each([
    ['logs in', createUser(), 'signedIn', 'account created'],
    ['reports the taken email when the password is wrong', { status: 401 }, 'signedOut', 'This email is already in use.'],
    [
      'reports that it failed when logging in has no response',
      noNetwork,
      'signedOut',
      'Failed to create the account. Please try again.',
    ],
  ] as const)('a sign-up that is sent again after a lost response %s when its email is taken', async (_, result, tag, text) => {
    const logIn = vi.fn<AuthApi['auth']['logIn']>(async () => {
      if ('status' in result) throw result
      return result
    })
    const signUp = vi.fn<AuthApi['auth']['signUp']>().mockRejectedValueOnce(noNetwork).mockRejectedValueOnce(taken)
    const { api } = createApi()
    const actor = start({ ...api, auth: { ...api.auth, logIn, signUp } }, null, [])
    const notices: string[] = []
    actor.on('notice', (notice) => notices.push(notice.text))
    for (const event of [typed, submit, submit]) {
      actor.send(event)
      await flushPromises()
    }
    expect(logIn.mock.calls.map(([sent]) => sent)).toEqual([{ body: { email, password } }])
    expect(notices).toEqual(['Failed to create the account. Please try again.', text])
    expect(actor.getSnapshot().hasTag(tag)).toBe(true)
  })

  it('does not log in when the email of a first sign-up is taken', async () => {
    const { api, called } = createApi()
    const signUp = vi.fn<AuthApi['auth']['signUp']>().mockRejectedValue(taken)
    const actor = start({ ...api, auth: { ...api.auth, signUp } }, null, [typed, submit])
    await flushPromises()
    actor.send(submit)
    await flushPromises()
    expect(called()).toEqual([])
  })

  it('aborts a session request when a newer state replaces it', () => {
    const { api, calls } = createApi()
    start(api, undefined, [typed, { type: 'signIn.submitted' }])
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  })

  it('signs a user in through the API', async () => {
    const { api } = createApi({ 'auth.check': createUser() })
    const actor = start(api, undefined, [])
    await flushPromises()
    expect(actor.getSnapshot().context.user).toEqual(createUser())
  })
})

describe('The types', () => {
  it('accepts the API client for the session actors without adaptation', () => {
    expectTypeOf<ApiClient>().toExtend<AuthApi>()
  })
})
