import type { ApiClient } from '@shop/api/client'
import { createAdmin, createUser, testPassword } from '@shop/api/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { Identity } from '../identity.ts'
import { createDeferredActor, latestRequest, recordRequests, startChild } from '../testing/index.ts'
import { createProfileActors } from './profile.actors.ts'
import type { ProfileApi } from './profile.actors.ts'
import { profileMachine } from './profile.machine.ts'
import type { ProfileEvent } from './profile.types.ts'

const user = createUser()
const customer: Identity = { kind: 'customer', user }
const visitor: Identity = { kind: 'visitor' }
const ended = { status: 401, serverMessage: 'Please log in.' }
const noNetwork = new TypeError('fetch failed')
const saying = (serverMessage: string) => ({ status: 409, serverMessage })
const passwords = { oldPassword: testPassword, newPassword: 'Teak-Table-43', confirmation: 'Teak-Table-43' }
const noPasswords = { oldPassword: '', newPassword: '', confirmation: '' }

const hint =
  'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.'

function start(person: typeof user | null = user) {
  const { logic, requests } = createDeferredActor<never, never>()
  const names = Object.keys(profileMachine.implementations.actors)
  const actors = Object.fromEntries(names.map((name) => [name, logic])) as never
  const child = startChild(profileMachine.provide({ actors }), { user: person })
  return {
    ...child,
    requests,
    meet: (identity: Identity) => child.send({ type: 'identity.changed', identity }),
    respond: (id: string, output: unknown) => latestRequest(requests, id)!.resolve(output as never),
    fail: (id: string, error: unknown) => latestRequest(requests, id)!.reject(error),
    requestIds: () => requests.map(({ id }) => id),
  }
}

const edit = (values: object): ProfileEvent[] => [{ type: 'edit.toggled' }, { type: 'details.typed', values }]
const save = (values: object = { username: 'Ada Eze' }): ProfileEvent[] => [...edit(values), { type: 'details.submitted' }]
const change = (values: object = passwords): ProfileEvent[] => [
  { type: 'passwords.typed', values },
  { type: 'passwords.submitted' },
]
const remove: ProfileEvent[] = [{ type: 'delete.requested' }, { type: 'delete.confirmed' }]

describe('Edit Profile', () => {
  it('shows the account, and opens and closes Edit Profile', () => {
    const profile = start()
    expect(profile.context().details.values).toEqual({
      username: user.username,
      email: user.email,
      phoneNumber: user.phoneNumber,
    })
    expect(profile.tag('editing')).toBe(false)
    profile.send({ type: 'edit.toggled' })
    expect(profile.tag('editing')).toBe(true)
    profile.send({ type: 'edit.toggled' })
    expect(profile.tag('editing')).toBe(false)
  })

  it('discards the typed values when Edit Profile is closed', () => {
    const profile = start()
    profile.send(...edit({ username: 'Someone else' }), { type: 'edit.toggled' })
    expect(profile.context().details.values.username).toBe(user.username)
  })

  it('saves every field of Edit Profile, trimmed, and disables the form meanwhile', () => {
    const profile = start()
    profile.send(...save({ username: ' Ada Eze ', email: ' eze@example.com ', phoneNumber: ' 08012345678 ' }), {
      type: 'details.typed',
      values: { username: 'X' },
    })
    expect(profile.requests[0]).toMatchObject({
      id: 'save',
      input: { username: 'Ada Eze', email: 'eze@example.com', phoneNumber: '08012345678' },
    })
    expect(profile.tag('saving')).toBe(true)
    expect(profile.context().details.values.username).toBe(' Ada Eze ')
  })

  it('shows the saved account from the server, and reports it to the root', async () => {
    const profile = start()
    const saved = { ...user, username: 'Ada Eze' }
    profile.send(...save())
    await profile.respond('save', saved)
    expect(profile.context()).toMatchObject({ user: saved, details: { values: { username: 'Ada Eze' } } })
    expect(profile.tag('editing')).toBe(false)
    expect(profile.reports).toEqual([{ type: 'user.updated', user: saved }])
  })
})

describe('The messages of the specification', () => {
  it.each<[string, ProfileEvent[], string, unknown, string]>([
    ['a save', save(), 'save', user, 'Profile updated successfully'],
    ['a deletion', remove, 'delete', undefined, 'Account deleted'],
    ['a new password', change(), 'change', { message: 'Password changed successfully' }, 'Password changed successfully'],
    ['a new password, with a blank response message', change(), 'change', { message: ' ' }, 'Your password has been changed.'],
  ])('emits a success notice after %s', async (_, events, id, output, text) => {
    const profile = start()
    profile.send(...events)
    await profile.respond(id, output)
    expect(profile.notices).toEqual([{ tone: 'success', text }])
  })

  it.each<[string, ProfileEvent[], string, unknown, string]>([
    ['a rejected save', save(), 'save', saying('This email is taken.'), 'Something went wrong. Please try again.'],
    ['a save without network', save(), 'save', noNetwork, 'Something went wrong. Please try again.'],
    ['a rejected deletion', remove, 'delete', saying('Not now.'), 'Something went wrong. Please try again.'],
    ['a deletion without network', remove, 'delete', noNetwork, 'Something went wrong. Please try again.'],
    ['a wrong old password', change(), 'change', saying('The old password is wrong.'), 'The old password is wrong.'],
    ['a new password without network', change(), 'change', noNetwork, 'Failed to change password. Please try again.'],
  ])('emits an error notice after %s', async (_, events, id, error, text) => {
    const profile = start()
    profile.send(...events)
    await profile.fail(id, error)
    expect(profile.notices).toEqual([{ tone: 'error', text }])
  })

  it("shows the server's message in Edit Profile after a rejected save, and keeps its fields", async () => {
    const profile = start()
    profile.send(...save({ email: 'taken@example.com' }))
    await profile.fail('save', { ...saying('This email is taken.'), issues: [{ path: 'email', message: 'Taken.' }] })
    expect(profile.context().details).toEqual({
      values: { username: user.username, email: 'taken@example.com', phoneNumber: user.phoneNumber },
      problems: { email: 'Taken.' },
      problem: 'This email is taken.',
    })
    expect(profile.tag('editing')).toBe(true)
  })

  it.each([
    [{ username: ' ' }, { username: 'Name is required.' }],
    [{ email: '' }, { email: 'Enter valid email address' }],
    [{ email: 'ada@' }, { email: 'Enter valid email address' }],
    [{ phoneNumber: '12' }, { phoneNumber: 'Must be at least 10 digits' }],
  ])('shows the problems of Edit Profile at its fields: %j', (values, problems) => {
    const profile = start()
    profile.send(...save(values))
    expect(profile.context().details.problems).toEqual(problems)
    expect([profile.requests, profile.notices]).toEqual([[], []])
  })

  it.each([
    [{ ...passwords, confirmation: 'Teak-Table-44' }, 'New passwords do not match.'],
    [{ ...passwords, newPassword: 'Abcd1', confirmation: 'Abcd1' }, 'New password must be at least 6 characters long.'],
  ])('emits a notice and sends nothing for an unacceptable new password: %j', (values, text) => {
    const profile = start()
    profile.send(...change(values))
    expect(profile.notices).toEqual([{ tone: 'error', text }])
    expect(profile.context().passwords).toEqual({ values, problems: {}, problem: text })
    expect(profile.requests).toEqual([])
  })

  it.each([
    [
      { ...passwords, newPassword: 'Abcde1', confirmation: 'Abcde1' },
      { newPassword: hint, confirmation: hint },
    ],
    [{ ...passwords, oldPassword: 'old' }, { oldPassword: hint }],
    [{ ...passwords, confirmation: '' }, { confirmation: hint }],
    [{ ...passwords, newPassword: '' }, { newPassword: hint }],
    [noPasswords, { oldPassword: hint, newPassword: hint, confirmation: hint }],
  ])('shows the problems of Change Password at its fields: %j', (values, problems) => {
    const profile = start()
    profile.send(...change(values))
    expect(profile.context().passwords).toEqual({ values, problems, problem: null })
    expect([profile.requests, profile.notices]).toEqual([[], []])
  })
})

describe('Change Password', () => {
  it('sends the old and the new password, and clears the fields on success', async () => {
    const profile = start()
    profile.send(...change())
    expect(profile.requests[0]).toMatchObject({
      id: 'change',
      input: { oldPassword: testPassword, newPassword: 'Teak-Table-43' },
    })
    expect(profile.tag('changingPassword')).toBe(true)
    await profile.respond('change', { message: 'Done.' })
    expect(profile.context().passwords.values).toEqual(noPasswords)
  })

  it('keeps the password fields when changing fails, and the problem until the user types', async () => {
    const profile = start()
    profile.send(...change())
    await profile.fail('change', saying('The old password is wrong.'))
    expect(profile.context().passwords).toEqual({
      values: passwords,
      problems: {},
      problem: 'The old password is wrong.',
    })
    profile.send({ type: 'passwords.typed', values: { oldPassword: 'E' } })
    expect(profile.context().passwords.problem).toBeNull()
  })
})

describe('A change of the password whose response was lost', () => {
  const wrong = {
    status: 403,
    serverMessage: 'The old password is wrong.',
    issues: [{ path: 'oldPassword', message: 'The old password is wrong.' }],
  }
  const text = 'The old password is wrong. Your new password may already be set. Try it as your old password.'

  it.each([[noNetwork], [{ status: null, isOffline: true }], [{ status: 504 }]])(
    'says that the new password may already be set when the old one is wrong after a try without a response: %j',
    async (lost) => {
      const profile = start()
      profile.send(...change())
      await profile.fail('change', lost)
      profile.send(...change())
      await profile.fail('change', wrong)
      expect(profile.notices.at(-1)).toEqual({ tone: 'error', text })
      expect(profile.context().passwords).toEqual({ values: passwords, problems: { oldPassword: text }, problem: text })
    },
  )

  it.each([[[]], [[{ status: 500 }]], [[noNetwork, undefined]]])(
    'does not say so without a lost response, or after a later success: %j',
    async (before) => {
      const profile = start()
      for (const result of before) {
        profile.send(...change())
        await (result === undefined ? profile.respond('change', { message: '' }) : profile.fail('change', result))
      }
      profile.send(...change())
      await profile.fail('change', wrong)
      expect(profile.context().passwords.problem).toBe('The old password is wrong.')
    },
  )
})

describe('Delete Account', () => {
  it('asks before it deletes the account, and sends nothing when the user declines', () => {
    const profile = start()
    profile.send({ type: 'delete.requested' })
    expect([profile.tag('confirming'), profile.requestIds()]).toEqual([true, []])
    profile.send({ type: 'delete.cancelled' })
    expect([profile.tag('confirming'), profile.requestIds()]).toEqual([false, []])
  })

  it('goes to Home after deleting the account, keeps nothing of it, and reports to the root', async () => {
    const profile = start()
    profile.send(...remove)
    expect(profile.tag('deleting')).toBe(true)
    await profile.respond('delete', undefined)
    expect(profile.tag('toHome')).toBe(true)
    expect(profile.reports).toEqual([{ type: 'account.deleted' }])
    expect(profile.context()).toMatchObject({
      user: null,
      details: { values: { username: '', email: '', phoneNumber: '' } },
    })
  })

  it('keeps the account when deleting it fails', async () => {
    const profile = start()
    profile.send(...remove)
    await profile.fail('delete', noNetwork)
    expect([profile.tag('present'), profile.tag('deleting')]).toEqual([true, false])
  })

  it("shows the next customer's profile after an account was deleted", async () => {
    const profile = start()
    profile.send(...remove)
    await profile.respond('delete', undefined)
    const next = createUser({ username: 'Bisi Ojo' }, 2)
    profile.meet({ kind: 'customer', user: next })
    expect(profile.tag('present')).toBe(true)
    expect(profile.context().details.values.username).toBe('Bisi Ojo')
  })
})

describe('A deletion whose response was lost', () => {
  async function startLost(lost: unknown = noNetwork) {
    const profile = start()
    profile.send(...remove)
    await profile.fail('delete', lost)
    return profile
  }

  it.each([[noNetwork], [{ status: null, isOffline: true }], [{ status: 502 }]])(
    'finishes as deleted when the next try finds the session ended: %j',
    async (lost) => {
      const profile = await startLost(lost)
      profile.send(...remove)
      await profile.fail('delete', ended)
      expect(profile.state()).toBe('deleted')
      expect(profile.reports).toEqual([{ type: 'account.deleted' }])
      expect(profile.notices.at(-1)).toEqual({ tone: 'success', text: 'Account deleted' })
    },
  )

  it.each([[ended], [saying('This is the only admin account.')], [{ status: 500 }]])(
    'keeps the account when the session ended after a try that the server answered: %j',
    async (answered) => {
      const profile = await startLost(answered)
      profile.send(...remove)
      await profile.fail('delete', ended)
      expect(profile.reports.at(-1)).toEqual({ type: 'session.ended' })
      expect(profile.tag('toHome')).toBe(false)
    },
  )

  it('keeps the account when the server refused a later try before the session ended', async () => {
    const profile = await startLost()
    profile.send(...remove)
    await profile.fail('delete', saying('This is the only admin account.'))
    profile.send(...remove)
    await profile.fail('delete', ended)
    expect(profile.reports).toEqual([{ type: 'session.ended' }])
  })

  it('keeps the account when the user saved it or signed in again since', async () => {
    const saved = await startLost()
    saved.send(...save())
    await saved.respond('save', user)
    const signedIn = await startLost()
    signedIn.send({ type: 'session.expired' })
    signedIn.meet(customer)
    for (const profile of [saved, signedIn]) {
      profile.send(...remove)
      await profile.fail('delete', ended)
      expect(profile.reports.at(-1)).toEqual({ type: 'session.ended' })
    }
  })

  it('still counts after a new check of the same session, because a check without a network reports the user too', async () => {
    const profile = await startLost()
    profile.meet(customer)
    profile.send(...remove)
    await profile.fail('delete', ended)
    expect(profile.state()).toBe('deleted')
  })
})

describe('Logout', () => {
  it('reports Logout to the root', () => {
    const profile = start()
    profile.send({ type: 'logout.requested' })
    expect(profile.reports).toEqual([{ type: 'signOut.requested' }])
  })

  it('keeps nothing of the account after Logout', () => {
    const profile = start()
    profile.send(...edit({ username: 'Ada Eze' }), { type: 'passwords.typed', values: passwords })
    profile.meet(visitor)
    expect(profile.state()).toBe('away')
    expect(profile.context()).toEqual({
      user: null,
      details: { values: { username: '', email: '', phoneNumber: '' }, problems: {}, problem: null },
      passwords: { values: noPasswords, problems: {}, problem: null },
      isChangeUncertain: false,
      isDeletionUncertain: false,
    })
  })
})

describe('A session that expires during use', () => {
  it.each<[string, ProfileEvent[], string]>([
    ['a save', save(), 'save'],
    ['a change of the password', change(), 'change'],
    ['a deletion', remove, 'delete'],
  ])('reports a session that ended during %s to the root, without a notice of its own', async (_, events, id) => {
    const profile = start()
    profile.send(...events)
    await profile.fail(id, ended)
    expect(profile.reports).toEqual([{ type: 'session.ended' }])
    expect(profile.notices).toEqual([])
  })

  it('keeps the typed values after an expired session for the same user', async () => {
    const profile = start()
    profile.send(...save(), { type: 'passwords.typed', values: passwords })
    await profile.fail('save', ended)
    profile.send({ type: 'session.expired' })
    profile.meet(visitor)
    expect(profile.tag('present')).toBe(false)
    profile.meet(customer)
    expect(profile.tag('editing')).toBe(true)
    expect(profile.context()).toMatchObject({
      details: { values: { username: 'Ada Eze' } },
      passwords: { values: passwords },
    })
  })

  it('hides the typed values of an expired session from another customer', () => {
    const profile = start()
    profile.send(...edit({ username: 'Ada Eze' }), { type: 'passwords.typed', values: passwords }, { type: 'session.expired' })
    profile.meet({ kind: 'customer', user: createUser({ username: 'Bisi Ojo' }, 2) })
    expect(profile.tag('editing')).toBe(false)
    expect(profile.context()).toMatchObject({
      details: { values: { username: 'Bisi Ojo' } },
      passwords: { values: noPasswords },
    })
  })
})

describe('The identity', () => {
  it("updates the account's values, except typed ones", () => {
    const profile = start()
    const renamed = { ...user, username: 'Ada Eze' }
    profile.meet({ kind: 'customer', user: renamed })
    expect(profile.context().details.values.username).toBe('Ada Eze')
    profile.send(...edit({ username: 'Ada O.' }))
    profile.meet(customer)
    expect(profile.context()).toMatchObject({ user, details: { values: { username: 'Ada O.' } } })
  })

  it.each<[string, Identity]>([
    ['a signed-out visitor', visitor],
    ['a guest', { kind: 'guest', anonymousId: 'id' }],
  ])('shows no profile to %s', (_, identity) => {
    const profile = start()
    profile.meet(identity)
    expect(profile.state()).toBe('away')
    expect(profile.context().user).toBeNull()
  })

  it.each<Extract<Identity, { kind: 'customer' | 'admin' }>>([
    { kind: 'customer', user },
    { kind: 'admin', user: createAdmin() },
  ])('shows the account of the $kind who signs in on a page rendered without a user', (identity) => {
    const profile = start(null)
    expect(profile.tag('present')).toBe(false)
    profile.meet(identity)
    expect(profile.context()).toMatchObject({ user: identity.user, details: { values: { email: identity.user.email } } })
  })
})

describe('Races', () => {
  it.each<[string, ProfileEvent[], ProfileEvent]>([
    ['Save Changes', save(), { type: 'details.submitted' }],
    ['Change Password', change(), { type: 'passwords.submitted' }],
    ['Delete Account', remove, { type: 'delete.confirmed' }],
  ])('sends one request when %s is pressed twice', (_, events, press) => {
    const profile = start()
    profile.send(...events, press)
    expect(profile.requests).toHaveLength(1)
  })

  it('ignores a save that responds after sign-out, without a notice', async () => {
    const profile = start()
    profile.send(...save())
    profile.meet(visitor)
    expect(profile.requests[0]!.signal.aborted).toBe(true)
    await profile.respond('save', { ...user, username: 'Ada Eze' })
    expect(profile.context().user).toBeNull()
    expect([profile.notices, profile.reports]).toEqual([[], []])
  })

  it("does not apply one customer's save to another's profile", async () => {
    const profile = start()
    profile.send(...save())
    const next = createUser({ username: 'Bisi Ojo' }, 2)
    profile.meet({ kind: 'customer', user: next })
    await profile.respond('save', { ...user, username: 'Ada Eze' })
    expect(profile.context().user).toEqual(next)
  })

  it('saves the profile and changes the password in parallel', async () => {
    const profile = start()
    profile.send(...save(), ...change())
    await profile.respond('change', { message: 'Done.' })
    expect(profile.tag('saving')).toBe(true)
    await profile.respond('save', user)
    expect(profile.notices.map(({ text }) => text)).toEqual(['Done.', 'Profile updated successfully'])
  })

  it('ignores a save that responds after the account was deleted', async () => {
    const profile = start()
    profile.send(...save(), ...remove)
    await profile.respond('delete', undefined)
    await profile.respond('save', user)
    expect(profile.notices.map(({ text }) => text)).toEqual(['Account deleted'])
  })

  it('reports an ended session twice when two requests find it, which the session handles once', async () => {
    const profile = start()
    profile.send(...save(), ...change())
    await profile.fail('save', ended)
    await profile.fail('change', ended)
    expect(profile.reports).toEqual([{ type: 'session.ended' }, { type: 'session.ended' }])
    expect(profile.notices).toEqual([])
  })
})

describe('The requests', () => {
  it('sends its requests to the API, and aborts them when the screen closes', () => {
    const { call, calls } = recordRequests()
    const api: ProfileApi = {
      auth: { update: call('auth.update'), changePassword: call('auth.changePassword'), remove: call('auth.remove') },
    }
    const actor = createActor(profileMachine.provide({ actors: createProfileActors({ api }) }), {
      input: { user },
    }).start()
    for (const event of [...save(), ...change(), ...remove]) actor.send(event)
    actor.stop()
    const query = { account: user._id }
    expect(calls.map(({ name, input, signal }) => [name, input, signal?.aborted])).toEqual([
      ['auth.update', { query, body: { username: 'Ada Eze', email: user.email, phoneNumber: user.phoneNumber } }, true],
      ['auth.changePassword', { query, body: { oldPassword: testPassword, newPassword: 'Teak-Table-43' } }, true],
      ['auth.remove', { query }, true],
    ])
    expectTypeOf<ApiClient>().toExtend<ProfileApi>()
  })
})
