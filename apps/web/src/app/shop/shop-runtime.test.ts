import { createProduct, createUser, testPassword } from '@shop/api/testing'
import type { FakeSeed } from '@shop/api/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { usualCircumstances } from '../../testing/circumstances.ts'
import { createVisit } from '../../testing/visit.ts'
import { personOf } from './person-of.ts'
import { createShopRuntime } from './shop-runtime.ts'
import { startShop } from './start-shop.ts'

const product = createProduct()
const item = { item: product._id, itemType: 'Product' } as const

interface Visiting {
  role?: 'visitor' | 'customer' | 'admin'
  seed?: FakeSeed
  /** Loads that fail before one succeeds. */
  failures?: number
  isStorageForbidden?: boolean
}

/** A page of a visit, before its machines run. */
function openPage({ role = 'visitor', seed = {}, failures = 0, isStorageForbidden = false }: Visiting = {}) {
  const visit = createVisit({ ...usualCircumstances, role }, { products: [product], ...seed })
  const notices: string[] = []
  const user = visit.api.state.accounts.find(({ user: { _id } }) => _id === visit.api.state.signedIn)?.user ?? null
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const noStorage = { get: forbidden, set: forbidden, remove: forbidden }
  const ports = {
    ...visit.browser,
    ...(isStorageForbidden && { storage: { persistent: noStorage, session: noStorage, subscribe: () => () => {} } }),
    api: visit.api.client,
    createId: () => crypto.randomUUID(),
  }
  let left = failures
  const load = vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return startShop({ ports, user, notify: ({ text }) => notices.push(text) })
  })
  const runtime = createShopRuntime({ user, load })
  const lines = (list: 'cart' | 'wishlist') => runtime.actor(list)?.getSnapshot().context.lines
  return { ...visit, load, lines, notices, runtime, user }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settled = () => vi.advanceTimersByTimeAsync(100)

describe('the machines of a page', () => {
  test('are fetched by nobody but who needs them, and once', async () => {
    const { load, runtime } = openPage()
    expect(runtime.current()).toBeNull()
    expect(runtime.actor('cart')).toBeNull()
    expect(load).not.toHaveBeenCalled()
    expect(await runtime.start()).toBe(await runtime.start())
    expect(load).toHaveBeenCalledOnce()
  })

  test('take the person of the rendered page for granted: the server is not asked again', async () => {
    const { api, runtime, user } = openPage({ role: 'customer' })
    await runtime.start()
    await settled()
    expect(runtime.actor('auth')!.getSnapshot().context.user).toEqual(user)
    expect(api.requests.map(({ endpoint }) => endpoint)).not.toContain('auth.check')
  })

  test('tell when they start and come up', async () => {
    const { runtime } = openPage()
    const listener = vi.fn()
    const end = runtime.subscribe(listener)
    await runtime.start()
    await settled()
    expect(listener).toHaveBeenCalled()
    expect(runtime.actor('wishlist')).not.toBeNull()
    end()
    listener.mockClear()
    runtime.current()!.send({ type: 'session.check' })
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('a tap before the machines are there', () => {
  test('counts as soon as they are', async () => {
    const { lines, notices, runtime } = openPage()
    runtime.send('cart', { type: 'line.add', ...item })
    runtime.send('cart', { type: 'line.add', ...item })
    runtime.send('wishlist', { type: 'line.add', ...item })
    await settled()
    expect(lines('cart')).toEqual([{ ...item, quantity: 2 }])
    expect(lines('wishlist')).toMatchObject([item])
    expect(notices).toContain('Item added to cart!')
  })

  test('is kept while they cannot be fetched, and counts once', async () => {
    const { lines, load, runtime } = openPage({ failures: 2 })
    runtime.send('cart', { type: 'line.add', ...item })
    await vi.advanceTimersByTimeAsync(4900)
    expect(load).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(6000)
    expect(load).toHaveBeenCalledTimes(3)
    expect(lines('cart')).toEqual([{ ...item, quantity: 1 }])
  })

  test('of an admin on a list goes nowhere', async () => {
    const { api, lines, notices, runtime } = openPage({ role: 'admin' })
    runtime.send('cart', { type: 'line.add', ...item })
    await settled()
    expect(lines('cart')).toBeUndefined()
    expect(notices).toEqual([])
    expect(api.requests).toEqual([])
  })
})

test('machines that cannot be fetched are asked for again by whoever needs them next', async () => {
  const { runtime } = openPage({ failures: 1 })
  await expect(runtime.start()).rejects.toThrow('Failed to fetch dynamically imported module')
  await runtime.start()
  expect(runtime.current()).not.toBeNull()
})

test('where storage is forbidden the lists live for the page, and nobody is told', async () => {
  const { lines, notices, runtime } = openPage({ isStorageForbidden: true })
  runtime.send('cart', { type: 'line.add', ...item })
  await settled()
  expect(lines('cart')).toEqual([{ ...item, quantity: 1 }])
  expect(notices).toEqual(['Item added to cart!'])
})

describe('who is signed in', () => {
  test('is known from the rendered page', async () => {
    const { api, runtime, user } = openPage({ role: 'customer' })
    expect(await personOf(runtime)).toEqual(user)
    expect(api.requests.map(({ endpoint }) => endpoint)).not.toContain('auth.check')
  })

  test('is asked of the server where that is wanted', async () => {
    const { api, runtime } = openPage({ role: 'customer' })
    api.state.signedIn = null
    const person = personOf(runtime, { isFresh: true })
    await settled()
    expect(await person).toBeNull()
  })

  test('is found after a sign-in that is on its way', async () => {
    const user = createUser()
    const { runtime } = openPage({ seed: { accounts: [{ user, password: testPassword }] } })
    await runtime.start()
    runtime.send('auth', { type: 'fields.typed', values: { email: user.email, password: testPassword } })
    runtime.send('auth', { type: 'signIn.submitted' })
    const person = personOf(runtime)
    await settled()
    expect(await person).toEqual(user)
  })

  test('is what the page was rendered with, where the machines cannot be fetched', async () => {
    const { runtime, user } = openPage({ role: 'admin', failures: 1 })
    expect(await personOf(runtime)).toEqual(user)
  })
})
