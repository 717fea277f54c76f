import { createAdmin, createUser } from '@shop/api/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createDeferredActor } from '../testing/index.ts'
import { authMachine } from './auth.machine.ts'
import type { AuthEvent, AuthInput } from './auth.types.ts'

const account = {
  fullName: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '08012345678',
  password: 'Ebony-Chair-42',
}

/** Fills in a form in the same step as it is submitted; a random walk would rarely do both in order. */
const filledIn: AuthEvent = { type: 'fields.typed', values: account }
const events = fc.constantFrom<AuthEvent[]>(
  [filledIn, { type: 'signIn.submitted' }],
  [filledIn, { type: 'adminSignIn.submitted' }],
  [filledIn, { type: 'signUp.submitted' }],
  [{ type: 'form.opened' }],
  [{ type: 'fields.typed', values: { email: 'ada@' } }],
  [{ type: 'signIn.submitted' }],
  [{ type: 'adminSignIn.submitted' }],
  [{ type: 'signUp.submitted' }],
  [{ type: 'password.forgotten' }],
  [{ type: 'resetLink.submitted' }],
  [{ type: 'resetLink.cancelled' }],
  [{ type: 'signOut.requested' }],
  [{ type: 'session.ended' }],
  [{ type: 'session.check' }],
  [{ type: 'user.updated', user: createUser({ username: 'Ada Eze' }) }],
  [{ type: 'account.deleted' }],
)
/** Ends one of the last requests, including those whose result is ignored. */
const outcome = fc.record({ place: fc.nat(2), ending: fc.constantFrom('customer', 'admin', 'ended', 'no network') })
const start = fc.constantFrom<AuthInput>({}, { user: null }, { user: createUser() }, { user: createAdmin() })

it('has at most one pending request, a user exactly while signed in, and no password in its context', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(fc.oneof(events, outcome), { minLength: 5, maxLength: 30 }), async (input, steps) => {
      const { logic, requests } = createDeferredActor<never, never>()
      const names = Object.keys(authMachine.implementations.actors)
      const actors = Object.fromEntries(names.map((name) => [name, logic])) as never
      const actor = createActor(authMachine.provide({ actors }), { input }).start()
      const ended = new Set<unknown>()
      for (const step of steps) {
        if (Array.isArray(step)) for (const event of step) actor.send(event)
        else {
          const request = requests.at(-1 - step.place)
          if (!request) continue
          ended.add(request)
          await endRequest(request, step.ending)
        }
        const shop = actor.getSnapshot()
        const waiting = requests.filter((request) => !request.signal.aborted && !ended.has(request))
        expect(waiting.length).toBeLessThanOrEqual(1)
        expect(['loading', 'signedOut', 'signedIn'].filter((tag) => shop.hasTag(tag as 'loading'))).toHaveLength(1)
        expect(Boolean(shop.context.user)).toBe(shop.hasTag('signedIn'))
        if (shop.hasTag('signedIn')) expect(shop.context.values.password).toBe('')
      }
      actor.stop()
    }),
  )
})

function endRequest(request: ReturnType<typeof createDeferredActor<never, never>>['requests'][number], ending: string) {
  if (ending === 'ended') return request.reject({ status: 401 })
  if (ending === 'no network') return request.reject({ status: null })
  const user = ending === 'admin' ? createAdmin() : createUser()
  return request.resolve((request.id === 'sendResetLink' ? { message: 'Sent.' } : user) as never)
}
