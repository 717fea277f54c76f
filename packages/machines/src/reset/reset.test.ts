import type { ApiClient } from '@shop/api/client'
import { testPassword } from '@shop/api/testing'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import type { Notice } from '../notice.ts'
import { createDeferredActor, recordRequests, startChild } from '../testing/index.ts'
import { createResetActors } from './reset.actors.ts'
import type { ResetApi, ResetResult } from './reset.actors.ts'
import { resetMachine } from './reset.machine.ts'

function start(token: string | undefined = 'token') {
  const { logic, requests } = createDeferredActor<ResetResult, { token: string; newPassword: string }>()
  const child = startChild(resetMachine.provide({ actors: { resetPassword: logic } }), { token })
  return {
    ...child,
    requests,
    submit: (newPassword: string, confirmation = newPassword) =>
      child.send({ type: 'fields.typed', values: { newPassword, confirmation } }, { type: 'reset.submitted' }),
  }
}

describe('A link without a token', () => {
  it.each([[undefined], [''], [' ']])('shows a message and goes to the login view when the token is %j', (token) => {
    const actor = createActor(resetMachine, { input: { token } })
    const notices: Notice[] = []
    actor.on('notice', (notice) => notices.push(notice))
    actor.start()
    expect(notices).toEqual([{ type: 'notice', tone: 'error', text: 'Password reset token is missing.' }])
    expect(actor.getSnapshot().hasTag('toLogin')).toBe(true)
  })
})

describe('The messages of the specification', () => {
  it.each([
    ['both fields are empty', '', '', 'Please fill in both password fields.'],
    ['the first field is empty', '', testPassword, 'Please fill in both password fields.'],
    ['the second field is empty', testPassword, '', 'Please fill in both password fields.'],
    ['the two differ', testPassword, `${testPassword}!`, 'New passwords do not match.'],
    ['the new password has 5 characters', 'Abcd1', 'Abcd1', 'New password must be at least 6 characters long.'],
  ])('shows a message and sends nothing when %s', (_, newPassword, confirmation, text) => {
    const reset = start()
    reset.submit(newPassword, confirmation)
    expect(reset.notices).toEqual([{ tone: 'error', text }])
    expect(reset.context()).toMatchObject({ problem: text, values: { newPassword, confirmation } })
    expect(reset.requests).toEqual([])
  })

  it.each([['Abcde1'], ['Abcdef1'], ['abcdefg1'], ['ABCDEFG1'], ['Abcdefgh']])(
    "shows the password hint at the field for '%s', which has at least 6 characters",
    (text) => {
      const reset = start()
      reset.submit(text)
      expect(reset.context()).toMatchObject({
        problem: null,
        problems: {
          newPassword:
            'Must be at least 8 characters long, including at least one number, one lowercase letter, and one uppercase letter.',
        },
      })
      expect([reset.notices, reset.requests]).toEqual([[], []])
    },
  )

  it.each([
    ['The link is too old.', Object.assign(new Error('400'), { serverMessage: 'The link is too old.' })],
    ['Failed to reset password. Please try again.', new TypeError('fetch failed')],
  ])('shows why the password reset failed: %s', async (text, error) => {
    const reset = start()
    reset.submit(testPassword)
    await reset.requests[0]!.reject(error)
    expect(reset.notices).toEqual([{ tone: 'error', text }])
    expect(reset.context()).toMatchObject({ problem: text, values: { newPassword: testPassword } })
    expect(reset.state()).toBe('editing')
  })

  it.each([[new TypeError('fetch failed')], [{ status: null }], [{ status: 502 }]])(
    'says that the new password may already work when the link is dead after a try without a response: %j',
    async (lost) => {
      const reset = start()
      reset.submit(testPassword)
      await reset.requests[0]!.reject(lost)
      expect(reset.context()).toMatchObject({ isDead: false, mayBeReset: false })
      reset.submit(testPassword)
      await reset.requests[1]!.reject({ status: 400, serverMessage: 'This reset link is not valid any more.' })
      const text = 'This reset link is not valid any more. Your new password may already work. Try to log in with it.'
      expect(reset.notices.at(-1)).toEqual({ tone: 'error', text })
      expect(reset.context()).toMatchObject({ problem: text, isDead: true, mayBeReset: true })
    },
  )

  it.each([[{ status: 422 }], [{ status: 429 }], [{ status: 500 }]])(
    'does not say so when the link is dead after a try that the server rejected: %j',
    async (rejected) => {
      const reset = start()
      reset.submit(testPassword)
      await reset.requests[0]!.reject(rejected)
      reset.submit(testPassword)
      await reset.requests[1]!.reject({ status: 400, serverMessage: 'This reset link is not valid any more.' })
      const dead = { problem: 'This reset link is not valid any more.', isDead: true, mayBeReset: false }
      expect(reset.context()).toMatchObject(dead)
    },
  )

  it.each([
    ['Password reset successfully', 'Password reset successfully'],
    [' ', 'Your password has been reset.'],
  ])('emits a success notice when the server says %j', async (message, text) => {
    const reset = start()
    reset.submit(testPassword)
    await reset.requests[0]!.resolve({ message, role: 'customer' })
    expect(reset.notices).toEqual([{ tone: 'success', text }])
    expect(reset.tag('toProfile')).toBe(true)
  })

  it('goes to the admin login after an admin chose a new password', async () => {
    const reset = start()
    reset.submit(testPassword)
    await reset.requests[0]!.resolve({ message: 'Password reset successfully', role: 'admin' })
    expect([reset.tag('toAdminLogin'), reset.tag('toProfile')]).toEqual([true, false])
  })
})

describe('Sending the reset form', () => {
  it('starts with two empty fields', () => {
    expect(start().context().values).toEqual({ newPassword: '', confirmation: '' })
  })

  it('sends the token with the new password, and disables the fields meanwhile', () => {
    const reset = start('a-token')
    reset.submit(testPassword)
    expect(reset.requests.map(({ input }) => input)).toEqual([{ token: 'a-token', newPassword: testPassword }])
    expect(reset.tag('submitting')).toBe(true)
  })

  it('sends one request when the reset is submitted twice, and ignores typing meanwhile', () => {
    const reset = start()
    reset.submit(testPassword)
    reset.submit('Another-Chair-43')
    expect(reset.requests).toHaveLength(1)
    expect(reset.context().values.newPassword).toBe(testPassword)
  })

  it('clears the problem of the reset form once the user types', () => {
    const reset = start()
    reset.submit('')
    reset.actor.send({ type: 'fields.typed', values: { newPassword: 'E' } })
    expect(reset.context()).toMatchObject({ problem: null, problems: {} })
  })

  it("shows the server's message about the password at its field", async () => {
    const reset = start()
    reset.submit(testPassword)
    await reset.requests[0]!.reject({ status: 422, issues: [{ path: 'newPassword', message: 'Too common.' }] })
    expect(reset.context().problems).toEqual({ newPassword: 'Too common.' })
  })

  it('sends the password reset to the API', () => {
    const { call, calls } = recordRequests()
    const api: ResetApi = { auth: { resetPassword: call('auth.resetPassword') } }
    const actor = createActor(resetMachine.provide({ actors: createResetActors({ api }) }), {
      input: { token: 't' },
    }).start()
    actor.send({ type: 'fields.typed', values: { newPassword: testPassword, confirmation: testPassword } })
    actor.send({ type: 'reset.submitted' })
    actor.stop()
    expect(calls.map(({ name, input, signal }) => [name, input, signal?.aborted])).toEqual([
      ['auth.resetPassword', { params: { token: 't' }, body: { newPassword: testPassword } }, true],
    ])
    expectTypeOf<ApiClient>().toExtend<ResetApi>()
  })
})
