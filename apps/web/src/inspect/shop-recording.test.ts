import { createApiClient } from '@shop/api/client'
import { createFakeApi, createProduct, createUser, testId, testPassword } from '@shop/api/testing'
import { createTap, emptySession, machineById, receive, recordedSteps, startSandbox } from '@shop/inspector'
import type { Session } from '@shop/inspector'
import { createShopActors, shopMachine } from '@shop/machines'
import { createCookieJar, createFakeBrowser } from '@shop/machines/testing'
import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'

it('a recording of the running shop repeats every state of every machine in a sandbox', async () => {
  const session = await recordVisit()
  const recorded: Record<string, unknown[]> = {}
  const repeated: Record<string, unknown[]> = {}
  for (const [sessionId, { name, kind, machineId }] of session.actors) {
    const known = machineById(machineId)
    if (kind !== 'machine' || !known) continue
    const { input, first, steps } = recordedSteps(session, sessionId)
    const sandbox = startSandbox(known.machine, { input })
    const values: unknown[] = [sandbox.value()]
    for (const { step } of steps) {
      await sandbox.take(step)
      values.push(sandbox.value())
    }
    sandbox.stop()
    recorded[name] = [first, ...steps.map(({ value }) => value)]
    repeated[name] = values
  }
  expect(Object.keys(recorded)).toEqual(['shop', 'auth', 'profile', 'contact', 'consent', 'cart', 'wishlist'])
  expect(repeated).toEqual(recorded)
})

/** Records a visit to the whole shop: a visitor becomes a guest with saved lists, and then logs in. */
async function recordVisit(): Promise<Session> {
  const user = createUser()
  const product = createProduct()
  const line = { item: product._id, itemType: 'Product' } as const
  const { cookies } = createCookieJar()
  const api = createFakeApi({ accounts: [{ user, password: testPassword }], products: [product] })
  const fetch = (request: Request) => {
    api.state.anonymousId = cookies.get('anonymousId')
    return api.handle(request)
  }
  const client = createApiClient({ fetch, baseUrl: 'http://shop.test' })
  const actors = createShopActors({
    api: client,
    ...createFakeBrowser().openTab(),
    cookies,
    createId: () => testId('guest'),
  })
  const tap = createTap({ place: 'a test' })
  const shop = createActor(shopMachine.provide({ actors }), { input: { tab: testId('guest', 2) }, inspect: tap.inspect }).start()
  const children = () => shop.getSnapshot().children
  const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 15_000, interval: 5 })
  const areListsLoaded = () =>
    [children().cart, children().wishlist].every((list) => {
      const snapshot = list?.getSnapshot()
      return snapshot !== undefined && !snapshot.hasTag('loading') && !snapshot.hasTag('busy')
    })

  await until(areListsLoaded)
  children().consent!.send({ type: 'choice.accepted' })
  await until(areListsLoaded)
  children().cart!.send({ type: 'line.add', ...line })
  children().cart!.send({ type: 'stepper.plus', ...line })
  children().cart!.send({ type: 'line.remove', ...line })
  children().cart!.send({ type: 'removal.cancel' })
  children().wishlist!.send({ type: 'line.add', ...line })
  children().wishlist!.send({ type: 'line.move', ...line })
  await until(areListsLoaded)
  children().contact!.send({ type: 'message.submitted' })
  children().auth!.send({ type: 'fields.typed', values: { email: user.email, password: testPassword } })
  children().auth!.send({ type: 'signIn.submitted' })
  await until(() => children().profile!.getSnapshot().hasTag('present'))
  await until(areListsLoaded)

  let session = emptySession(tap.hello)
  tap.join((batch) => {
    session = receive(session, batch)
  })()
  shop.stop()
  return session
}
