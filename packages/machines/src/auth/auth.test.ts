import { createAdmin, createUser, testPassword } from '@shop/api/testing'
import { describe, expect, it } from 'vitest'
import type { Notice } from '../notice.ts'
import { createDeferredActor, latestRequest, startChild } from '../testing/index.ts'
import { authMachine } from './auth.machine.ts'
import type { AuthEvent, AuthInput } from './auth.types.ts'

const customer = createUser()
const admin = createAdmin()
const credentials = { email: 'ada@example.com', password: testPassword }
const account = { ...credentials, fullName: 'Ada Obi', phoneNumber: '08012345678' }
const ended = Object.assign(new Error('401'), { status: 401 })
const noNetwork = new TypeError('fetch failed')
const saying = (serverMessage: string, status = 400) => Object.assign(new Error(serverMessage), { status, serverMessage })

const passwordHint =
  'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.'

function start(input: AuthInput = {}) {
  const { logic, requests } = createDeferredActor<never, never>()
  const names = Object.keys(authMachine.implementations.actors)
  const actors = Object.fromEntries(names.map((name) => [name, logic])) as never
  return {
    ...startChild(authMachine.provide({ actors }), input),
    requests,
    requestIds: () => requests.map(({ id }) => id),
    /** Responds to the last request with that id. */
    respond: (id: string, output: unknown) => latestRequest(requests, id)!.resolve(output as never),
    fail: (id: string, error: unknown) => latestRequest(requests, id)!.reject(error),
  }
}

const startSignedOut = () => start({ user: null })
const startSignedIn = () => start({ user: customer })
const typed = (values: object): AuthEvent => ({ type: 'fields.typed', values })

describe('On start', () => {
  it('checks the session on start, and is not ready before the response', () => {
    const { requestIds, tag } = start()
    expect(requestIds()).toEqual(['check'])
    expect([tag('loading'), tag('ready')]).toEqual([true, false])
  })

  it('reads the user and their role from the response to the session check', async () => {
    const shop = start()
    await shop.respond('check', admin)
    expect(shop.context().user).toEqual(admin)
    expect([shop.tag('ready'), shop.tag('signedIn'), shop.tag('admin'), shop.tag('customer')]).toEqual([true, true, true, false])
    expect(shop.notices).toEqual([])
  })

  it.each([
    ['nobody is signed in', ended],
    ['there is no network', noNetwork],
    ['the server is down', saying('', 500)],
  ])('has no user and is ready when the first session check fails: %s', async (_, error) => {
    const shop = start()
    await shop.fail('check', error)
    expect(shop.context().user).toBeNull()
    expect([shop.tag('ready'), shop.tag('signedOut'), shop.tag('loading')]).toEqual([true, true, false])
    expect(shop.notices).toEqual([])
  })

  it.each([
    ['a customer', customer, 'customer'],
    ['an admin', admin, 'admin'],
    ['nobody', null, 'signedOut'],
  ] as const)('sends no session check when the rendered page contains its user: %s', (_, user, tag) => {
    const shop = start({ user })
    expect(shop.requestIds()).toEqual([])
    expect([shop.tag(tag), shop.tag('ready')]).toEqual([true, true])
  })
})

describe('The messages of the specification', () => {
  const forgotten: AuthEvent[] = [
    { type: 'password.forgotten' },
    typed({ email: 'ada@example.com' }),
    { type: 'resetLink.submitted' },
  ]

  it.each<[string, AuthInput['user'], AuthEvent[], string, unknown, Omit<Notice, 'type'>]>([
    [
      'signing in',
      null,
      [typed(credentials), { type: 'signIn.submitted' }],
      'signIn',
      customer,
      { tone: 'success', text: 'Welcome Back!' },
    ],
    [
      'signing in on the admin form',
      null,
      [typed(credentials), { type: 'adminSignIn.submitted' }],
      'signInAsAdmin',
      admin,
      { tone: 'success', text: 'Logged in successfully' },
    ],
    [
      'signing up',
      null,
      [typed(account), { type: 'signUp.submitted' }],
      'signUp',
      customer,
      { tone: 'success', text: 'account created' },
    ],
    [
      'signing out',
      customer,
      [{ type: 'signOut.requested' }],
      'signOut',
      undefined,
      { tone: 'success', text: 'Logged out successfully' },
    ],
    [
      'sending the reset link',
      null,
      forgotten,
      'sendResetLink',
      { message: 'A link is on its way.' },
      { tone: 'success', text: 'A link is on its way.' },
    ],
    [
      'sending the reset link, with an empty response message',
      null,
      forgotten,
      'sendResetLink',
      { message: ' ' },
      { tone: 'success', text: 'Check your email for the link to reset your password.' },
    ],
  ])('emits the success notice after %s', async (_, user, events, id, output, notice) => {
    const shop = start({ user })
    shop.send(...events)
    await shop.respond(id, output)
    expect(shop.notices).toEqual([notice])
  })

  it.each<[string, AuthInput['user'], AuthEvent[], string, string]>([
    ['sign-in', null, [typed(credentials), { type: 'signIn.submitted' }], 'signIn', 'Failed to log in. Please try again.'],
    [
      'admin sign-in',
      null,
      [typed(credentials), { type: 'adminSignIn.submitted' }],
      'signInAsAdmin',
      'Failed to log in. Please try again.',
    ],
    [
      'sign-up',
      null,
      [typed(account), { type: 'signUp.submitted' }],
      'signUp',
      'Failed to create the account. Please try again.',
    ],
    ['sign-out', customer, [{ type: 'signOut.requested' }], 'signOut', 'Failed to log out. Please try again.'],
    ['reset link', null, forgotten, 'sendResetLink', 'Failed to send reset link. Please try again.'],
  ])("emits the server's message about a failed %s, else the shop's own", async (_, user, events, id, sentence) => {
    const shop = start({ user })
    shop.send(...events)
    await shop.fail(id, saying('The server says why.'))
    shop.send(events.at(-1)!)
    await shop.fail(id, noNetwork)
    // The session is looked for after a login without a response.
    if (id === 'signIn') await shop.fail('findSession', noNetwork)
    expect(shop.notices).toEqual([
      { tone: 'error', text: 'The server says why.' },
      { tone: 'error', text: sentence },
    ])
  })

  it.each<[AuthEvent, object]>([
    [{ type: 'signIn.submitted' }, { email: 'Enter valid email address', password: passwordHint }],
    [{ type: 'adminSignIn.submitted' }, { email: 'Enter valid email address', password: 'Password is required.' }],
    [
      { type: 'signUp.submitted' },
      {
        fullName: 'Name is required.',
        email: 'Enter valid email address',
        phoneNumber: 'Must be at least 10 digits',
        password: passwordHint,
      },
    ],
  ])('shows a message at each empty field after %j', (event, problems) => {
    const shop = startSignedOut()
    shop.send(event)
    expect(shop.context().problems).toEqual(problems)
    expect([shop.requestIds(), shop.notices]).toEqual([[], []])
  })

  it('shows a message at the empty email field of Reset Your Password', () => {
    const shop = startSignedOut()
    shop.send({ type: 'password.forgotten' }, typed({ email: 'ada' }), { type: 'resetLink.submitted' })
    expect(shop.context().problems).toEqual({ email: 'Enter valid email address' })
  })
})

describe('Signing in', () => {
  it('signs in with the trimmed email and the password as typed', () => {
    const shop = startSignedOut()
    shop.send(typed({ email: ' ada@example.com ', password: testPassword }), { type: 'signIn.submitted' })
    expect(shop.requests[0]).toMatchObject({
      id: 'signIn',
      input: { email: 'ada@example.com', password: testPassword },
    })
    expect(shop.tag('submitting')).toBe(true)
  })

  it('signs an admin in as an admin, and clears the password', async () => {
    const shop = startSignedOut()
    shop.send(typed(credentials), { type: 'signIn.submitted' })
    await shop.respond('signIn', admin)
    expect(shop.tag('admin')).toBe(true)
    expect(shop.context()).toEqual({
      user: admin,
      expired: null,
      isSignUpUncertain: false,
      values: { fullName: '', email: '', phoneNumber: '', password: '' },
      problems: {},
      problem: null,
    })
  })

  it.each([
    ['the user types again', typed({ password: 'Another-Chair-2' })],
    ['the form is sent again', { type: 'signIn.submitted' }],
  ] as const)('says why a login was rejected until %s', async (_, event) => {
    const shop = startSignedOut()
    shop.send(typed(credentials), { type: 'signIn.submitted' })
    await shop.fail('signIn', { status: 401, serverMessage: 'Wrong email or password.' })
    expect(shop.context().problem).toBe('Wrong email or password.')
    shop.send(event)
    expect(shop.context().problem).toBeNull()
  })

  it("keeps the typed values when signing in fails, with the server's messages about fields", async () => {
    const shop = startSignedOut()
    shop.send(typed(credentials), { type: 'signIn.submitted' })
    await shop.fail('signIn', { status: 422, issues: [{ path: 'email', message: 'Enter valid email address' }] })
    expect(shop.state()).toMatchObject({ signedOut: { form: 'entering' } })
    expect(shop.context()).toMatchObject({ values: credentials, problems: { email: 'Enter valid email address' } })
  })

  it('clears the problem of a login field when the user types in it', () => {
    const shop = startSignedOut()
    shop.send({ type: 'signIn.submitted' }, typed({ email: 'a' }))
    expect(shop.context().problems).toEqual({ password: passwordHint })
  })

  it("rejects a customer's account on the admin form, and ends the session that the server created", async () => {
    const shop = startSignedOut()
    shop.send(typed(credentials), { type: 'adminSignIn.submitted' })
    await shop.respond('signInAsAdmin', customer)
    expect(shop.requests.at(-1)).toMatchObject({ id: 'rejectCustomer', input: { role: 'customer' } })
    expect([shop.tag('signedIn'), shop.tag('submitting')]).toEqual([false, true])
    await shop.respond('rejectCustomer', undefined)
    expect(shop.state()).toMatchObject({ signedOut: { form: 'entering' } })
    expect(shop.notices).toEqual([{ tone: 'error', text: 'This account is not an admin account.' }])
    expect(shop.context()).toMatchObject({ user: null, values: credentials })
  })
})

describe('A login whose response was lost', () => {
  const lose = async (error: unknown) => {
    const shop = startSignedOut()
    shop.send(typed(credentials), { type: 'signIn.submitted' })
    await shop.fail('signIn', error)
    return shop
  }

  it.each([
    ['no response', noNetwork],
    ['the page of a proxy', saying('', 502)],
  ])('looks for the session before it reports a failure: %s', async (_, error) => {
    const shop = await lose(error)
    expect([shop.requestIds(), shop.tag('submitting'), shop.notices]).toEqual([['signIn', 'findSession'], true, []])
    await shop.respond('findSession', customer)
    expect([shop.tag('customer'), shop.context().user]).toEqual([true, customer])
    expect(shop.notices).toEqual([{ tone: 'success', text: 'Welcome Back!' }])
  })

  it('reports the failure and keeps what was typed when there is no session', async () => {
    const shop = await lose(noNetwork)
    await shop.fail('findSession', saying('Please log in.', 401))
    expect([shop.tag('signedOut'), shop.context().values]).toEqual([true, { ...credentials, fullName: '', phoneNumber: '' }])
    expect(shop.notices).toEqual([{ tone: 'error', text: 'Failed to log in. Please try again.' }])
  })

  it('does not look for a session when the server rejected the login', async () => {
    const shop = await lose(saying('Wrong email or password.', 401))
    expect(shop.requestIds()).toEqual(['signIn'])
  })
})

describe('Signing up', () => {
  it('signs up with the trimmed name, email and phone number, and the password as typed', () => {
    const shop = startSignedOut()
    const { fullName, email, phoneNumber } = account
    shop.send(typed({ ...account, fullName: ` ${fullName} `, email: ` ${email} `, phoneNumber: ` ${phoneNumber} ` }), {
      type: 'signUp.submitted',
    })
    expect(shop.requests[0]).toMatchObject({ id: 'signUp', input: { account, mayExist: false } })
  })

  it('keeps the typed values of the sign-up form when the email is already in use', async () => {
    const shop = startSignedOut()
    shop.send(typed(account), { type: 'signUp.submitted' })
    await shop.fail('signUp', saying('This email is taken.', 409))
    expect(shop.context().values).toEqual(account)
  })
})

describe('A sign-up whose response was lost', () => {
  const submit: AuthEvent = { type: 'signUp.submitted' }
  const attempts = ({ requests }: ReturnType<typeof start>) =>
    requests.map(({ input }) => (input as { mayExist: boolean }).mayExist)

  async function startLost(lost: unknown = noNetwork) {
    const shop = startSignedOut()
    shop.send(typed(account), submit)
    await shop.fail('signUp', lost)
    return shop
  }

  it.each([[noNetwork], [{ status: null, isOffline: true }], [{ status: 502 }]])(
    'says that the account may exist when the same email and password are sent again: %j',
    async (lost) => {
      const shop = await startLost(lost)
      shop.send(typed({ ...account, phoneNumber: '08099999999' }), submit)
      await shop.fail('signUp', saying('', 500))
      shop.send(submit)
      expect(attempts(shop)).toEqual([false, true, true])
    },
  )

  it.each([[{ email: 'other@example.com' }], [{ password: `${testPassword}!` }]])(
    'does not say so after another email or password was typed: %j',
    async (other) => {
      const shop = await startLost()
      shop.send(typed(other), submit)
      expect(attempts(shop)).toEqual([false, false])
    },
  )

  it('does not say so after the server rejected the sign-up, or after another form opened', async () => {
    const rejected = await startLost(saying('This email is already in use.', 409))
    const reopened = await startLost()
    reopened.send({ type: 'form.opened' })
    for (const shop of [rejected, reopened]) shop.send(typed(account), submit)
    expect([...attempts(rejected), ...attempts(reopened)]).toEqual([false, false, false, false])
  })
})

describe('A forgotten password', () => {
  it('opens Reset Your Password in the login form, and Cancel closes it', () => {
    const shop = startSignedOut()
    shop.send({ type: 'password.forgotten' })
    expect(shop.tag('forgotten')).toBe(true)
    shop.send({ type: 'resetLink.cancelled' })
    expect(shop.tag('forgotten')).toBe(false)
  })

  it('keeps the email when Reset Your Password opens, and clears password and problems', () => {
    const shop = startSignedOut()
    shop.send(
      typed({ email: 'ada@example.com', password: 'short' }),
      { type: 'signIn.submitted' },
      { type: 'password.forgotten' },
    )
    expect(shop.context()).toMatchObject({ values: { email: 'ada@example.com', password: '' }, problems: {} })
  })

  it('says in place of the form that the reset link was sent, until the user goes back', async () => {
    const shop = startSignedOut()
    shop.send(typed(credentials), { type: 'password.forgotten' }, { type: 'resetLink.submitted' })
    expect(shop.requests[0]).toMatchObject({ id: 'sendResetLink', input: { email: 'ada@example.com' } })
    await shop.respond('sendResetLink', { message: 'Sent.' })
    expect(shop.tag('linkSent')).toBe(true)
    shop.send({ type: 'resetLink.cancelled' })
    expect(shop.state()).toMatchObject({ signedOut: { form: 'entering' } })
  })

  it('keeps Reset Your Password open when the link could not be sent', async () => {
    const shop = startSignedOut()
    shop.send(typed(credentials), { type: 'password.forgotten' }, { type: 'resetLink.submitted' })
    await shop.fail('sendResetLink', noNetwork)
    expect(shop.tag('forgotten')).toBe(true)
    expect(shop.context().values.email).toBe('ada@example.com')
  })

  it('closes Reset Your Password when another screen opens', () => {
    const shop = startSignedOut()
    shop.send({ type: 'password.forgotten' }, { type: 'form.opened' })
    expect(shop.state()).toMatchObject({ signedOut: { form: 'entering' } })
  })
})

describe('Signing out', () => {
  it.each([
    ['customer', customer],
    ['admin', admin],
  ])("signs out with the endpoint of the role '%s'", (role, user) => {
    const shop = start({ user })
    shop.send({ type: 'signOut.requested' })
    expect(shop.requests[0]).toMatchObject({ id: 'signOut', input: { role } })
    expect([shop.tag('signedIn'), shop.tag('signingOut')]).toEqual([true, true])
  })

  it('has no user after signing out', async () => {
    const shop = startSignedIn()
    shop.send({ type: 'signOut.requested' })
    await shop.respond('signOut', undefined)
    expect(shop.context()).toMatchObject({ user: null, expired: null })
    expect(shop.tag('signedOut')).toBe(true)
  })

  it('keeps the user signed in when signing out fails', async () => {
    const shop = startSignedIn()
    shop.send({ type: 'signOut.requested' })
    await shop.fail('signOut', noNetwork)
    expect([shop.tag('signedIn'), shop.tag('signingOut')]).toEqual([true, false])
  })

  it('signs out successfully when the session had ended before', async () => {
    const shop = startSignedIn()
    shop.send({ type: 'signOut.requested' })
    await shop.fail('signOut', ended)
    expect(shop.tag('signedOut')).toBe(true)
    expect(shop.notices).toEqual([{ tone: 'success', text: 'Logged out successfully' }])
  })
})

describe('A session that expires during use', () => {
  it('signs the user out with one notice when several requests get 401', () => {
    const shop = startSignedIn()
    shop.send({ type: 'session.ended' }, { type: 'session.ended' })
    expect(shop.context().user).toBeNull()
    expect(shop.notices).toEqual([{ tone: 'info', text: 'Your session has ended. Please log in again.' }])
  })

  it('remembers the user of an expired session until the next sign-in, so that screens keep the typed values', async () => {
    const shop = startSignedIn()
    shop.send({ type: 'session.ended' }, typed(credentials), { type: 'signIn.submitted' })
    await shop.fail('signIn', noNetwork)
    await shop.fail('findSession', noNetwork)
    expect(shop.context().expired).toEqual(customer)
    shop.send({ type: 'signIn.submitted' })
    await shop.respond('signIn', customer)
    expect(shop.context().expired).toBeNull()
  })

  it('completes a pending sign-out with its own notice only when the session expires meanwhile', async () => {
    const shop = startSignedIn()
    shop.send({ type: 'signOut.requested' }, { type: 'session.ended' })
    await shop.respond('signOut', undefined)
    expect(shop.notices).toEqual([{ tone: 'success', text: 'Logged out successfully' }])
  })

  it('ignores a session check while the user is typing in the login form', () => {
    const shop = startSignedOut()
    shop.send(typed(credentials), { type: 'session.ended' })
    expect(shop.notices).toEqual([])
    expect(shop.context().values).toMatchObject(credentials)
  })
})

describe('A later check of the session', () => {
  it('applies a revoked role without a notice', async () => {
    const shop = start({ user: admin })
    shop.send({ type: 'session.check' })
    await shop.respond('recheck', { ...admin, role: 'customer' })
    expect([shop.tag('admin'), shop.tag('customer')]).toEqual([false, true])
    expect(shop.notices).toEqual([])
  })

  it('signs the user out when a later check finds that the session has ended', async () => {
    const shop = startSignedIn()
    shop.send({ type: 'session.check' })
    await shop.fail('recheck', ended)
    expect(shop.notices).toEqual([{ tone: 'info', text: 'Your session has ended. Please log in again.' }])
    expect(shop.tag('signedOut')).toBe(true)
  })

  it('signs the user in without a notice when a later check finds a sign-in from another tab', async () => {
    const shop = startSignedOut()
    shop.send(typed(credentials), { type: 'session.check' })
    expect(shop.tag('signedOut')).toBe(true)
    await shop.respond('recheckSignedOut', customer)
    expect([shop.tag('signedIn'), shop.notices]).toEqual([true, []])
  })

  it('keeps the forms unchanged when a later check finds nobody signed in', async () => {
    const shop = startSignedOut()
    shop.send(typed(credentials), { type: 'password.forgotten' }, { type: 'session.check' })
    await shop.fail('recheckSignedOut', ended)
    expect(shop.tag('forgotten')).toBe(true)
    expect(shop.context().values.email).toBe('ada@example.com')
  })

  it.each<[string, AuthInput['user'], string]>([
    ['signed out', null, 'recheckSignedOut'],
    ['signed in', customer, 'recheck'],
  ])('reports an unchanged user to the root after a session check: %s', async (_, user, id) => {
    const { logic, requests } = createDeferredActor<typeof customer, void>()
    const { actor, reports } = startChild(authMachine.provide({ actors: { checkSession: logic } }), { user })
    actor.send({ type: 'session.check' })
    expect(requests.map((request) => request.id)).toEqual([id])
    await (user ? requests[0]!.resolve(user) : requests[0]!.reject(ended))
    expect(reports.slice(1)).toEqual([{ type: 'user.changed', user, hasExpired: false }])
  })

  it.each<[string, AuthInput['user'], string]>([
    ['signed out', null, 'recheckSignedOut'],
    ['signed in', customer, 'recheck'],
  ])('reports nobody when a session check gets no response: %s', async (_, user, id) => {
    const shop = start({ user })
    shop.send({ type: 'session.check' })
    await shop.fail(id, noNetwork)
    shop.send({ type: 'session.check' })
    await shop.fail(id, saying('The shop is busy.', 503))
    expect(shop.context().user).toEqual(user)
    expect(shop.reports).toHaveLength(1)
  })

  it('reports nobody when a sign-out fails', async () => {
    const shop = startSignedIn()
    shop.send({ type: 'signOut.requested' })
    await shop.fail('signOut', noNetwork)
    expect(shop.reports).toHaveLength(1)
  })

  it('keeps a saved profile when the response to an older check arrives after it', async () => {
    const shop = startSignedIn()
    const renamed = { ...customer, username: 'Ada Eze' }
    shop.send({ type: 'session.check' })
    const older = latestRequest(shop.requests, 'recheck')!
    shop.send({ type: 'user.updated', user: renamed })
    await older.resolve(customer as never)
    expect(shop.context().user).toEqual(renamed)
    await shop.respond('recheck', renamed)
    expect(shop.reports.slice(1)).toEqual([renamed, renamed].map((user) => ({ type: 'user.changed', user, hasExpired: false })))
  })

  it('keeps the user signed in when a session check has no network', async () => {
    const shop = startSignedIn()
    shop.send({ type: 'session.check' })
    await shop.fail('recheck', noNetwork)
    expect(shop.context().user).toEqual(customer)
    expect(shop.tag('signedIn')).toBe(true)
  })
})

describe('The root', () => {
  it('reports the signed-in user to the root on start and after each change', () => {
    const { actor, reports } = startChild(authMachine, { user: customer })
    const renamed = { ...customer, username: 'Ada Eze' }
    actor.send({ type: 'user.updated', user: renamed })
    actor.send({ type: 'session.ended' })
    expect(reports).toEqual([
      { type: 'user.changed', user: customer, hasExpired: false },
      { type: 'user.changed', user: renamed, hasExpired: false },
      { type: 'user.changed', user: null, hasExpired: true },
    ])
  })
})

describe('Races', () => {
  it.each<[string, AuthInput['user'], AuthEvent[], AuthEvent, string]>([
    ['Log in', null, [typed(credentials)], { type: 'signIn.submitted' }, 'signIn'],
    ['Log in on the admin form', null, [typed(credentials)], { type: 'adminSignIn.submitted' }, 'signInAsAdmin'],
    ['Sign Up', null, [typed(account)], { type: 'signUp.submitted' }, 'signUp'],
    [
      'Send Reset Link',
      null,
      [typed(credentials), { type: 'password.forgotten' }],
      { type: 'resetLink.submitted' },
      'sendResetLink',
    ],
    ['Logout', customer, [], { type: 'signOut.requested' }, 'signOut'],
  ])('sends one request when %s is pressed twice', (_, user, before, press, id) => {
    const shop = start({ user })
    shop.send(...before, press, press)
    expect(shop.requestIds()).toEqual([id])
  })

  it('ignores a form that is submitted while another one is being sent', () => {
    const shop = startSignedOut()
    shop.send(typed(account), { type: 'signIn.submitted' }, { type: 'signUp.submitted' }, { type: 'password.forgotten' })
    expect(shop.requestIds()).toEqual(['signIn'])
  })

  it('does not undo a sign-in when the check responds after it', async () => {
    const shop = start()
    shop.send(typed(credentials), { type: 'signIn.submitted' })
    expect(shop.requests[0]!.signal.aborted).toBe(true)
    await shop.respond('signIn', customer)
    await shop.fail('check', ended)
    expect(shop.context().user).toEqual(customer)
    expect(shop.notices).toEqual([{ tone: 'success', text: 'Welcome Back!' }])
  })

  it('continues the session check when an invalid form is submitted', async () => {
    const shop = start()
    shop.send({ type: 'signIn.submitted' })
    expect(shop.requests[0]!.signal.aborted).toBe(false)
    await shop.respond('check', customer)
    expect(shop.tag('signedIn')).toBe(true)
  })

  it('does not undo a pending sign-in when the check finds nobody signed in', async () => {
    const shop = startSignedOut()
    shop.send({ type: 'session.check' }, typed(credentials), { type: 'signIn.submitted' })
    expect(shop.requests[0]!.signal.aborted).toBe(true)
    await shop.respond('signIn', customer)
    await shop.fail('recheckSignedOut', ended)
    expect(shop.tag('signedIn')).toBe(true)
  })

  it('does not sign the user in again when the check responds after Logout', async () => {
    const shop = startSignedIn()
    shop.send({ type: 'session.check' }, { type: 'signOut.requested' })
    await shop.respond('signOut', undefined)
    await shop.respond('recheck', customer)
    expect(shop.tag('signedOut')).toBe(true)
  })

  it('applies a profile save that responds while signing out, and ignores it afterwards', async () => {
    const shop = startSignedIn()
    shop.send({ type: 'signOut.requested' }, { type: 'user.updated', user: { ...customer, username: 'Ada Eze' } })
    expect(shop.context().user?.username).toBe('Ada Eze')
    await shop.respond('signOut', undefined)
    shop.send({ type: 'user.updated', user: customer })
    expect(shop.context().user).toBeNull()
  })

  it('signs a deleted account out without a second notice', () => {
    const shop = startSignedIn()
    shop.send({ type: 'account.deleted' })
    expect([shop.context().user, shop.notices]).toEqual([null, []])
  })
})
