import { createProduct, createUser, testPassword } from '@shop/api/testing'
import type { FakeSeed } from '@shop/api/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultEnvironment } from '../../testing/story-environment.ts'
import { createVisit } from '../../testing/visit.ts'
import { currentUser } from './current-user.ts'
import { createShopRuntime } from './shop-runtime.ts'
import { keptEvents } from './waiting-events.ts'
import { startEnquiries } from '../enquiries/start-enquiries.ts'
import type { ShopActor } from './shop-actors.ts'
import { startShop } from './start-shop.ts'

const product = createProduct()
const item = { item: product._id, itemType: 'Product' } as const

interface Visiting {
  role?: 'visitor' | 'customer' | 'admin'
  seed?: FakeSeed
  /** How many loads fail before one succeeds. */
  failures?: number
  isStorageForbidden?: boolean
  /** How many loads of the machine of enquiries fail before one succeeds. */
  enquiryFailures?: number
  /** The tab of the page; a new one by default. */
  tab?: ReturnType<typeof createTab>
}

/** A tab of the browser, whose storage outlives its pages. */
function createTab() {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  return { stored, sessionStorage: sessionStorage as Storage }
}

/** A page whose machines do not run yet. */
function openPage(visiting: Visiting = {}) {
  const {
    role = 'visitor',
    seed = {},
    failures = 0,
    isStorageForbidden = false,
    enquiryFailures = 0,
    tab = createTab(),
  } = visiting
  const visit = createVisit({ ...defaultEnvironment, role }, { products: [product], ...seed })
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
  let enquiriesLeft = enquiryFailures
  const load = vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return startShop({ ports, user, notify: ({ text }) => notices.push(text), asksToLogInAgain: () => role === 'admin' })
  })
  const loadEnquiries = vi.fn(async (shop: ShopActor, areWanted: () => boolean) => {
    if (!areWanted()) return null
    if (enquiriesLeft-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    const random = (count: number) => crypto.getRandomValues(new Uint8Array(count))
    return startEnquiries({ shop, ports: { ...ports, shopName: 'Atelier Ilé', random } })
  })
  const runtime = createShopRuntime({ user, kept: keptEvents(tab), load, loadEnquiries })
  const lines = (list: 'cart' | 'wishlist') => runtime.actor(list)?.getSnapshot().context.lines
  return { ...visit, load, lines, notices, runtime, user }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const settled = () => vi.advanceTimersByTimeAsync(100)

describe('the machines of a page', () => {
  test('the machines of a page are fetched only when needed, and only once', async () => {
    const { load, runtime } = openPage()
    expect(runtime.current()).toBeNull()
    expect(runtime.actor('cart')).toBeNull()
    expect(load).not.toHaveBeenCalled()
    expect(await runtime.start()).toBe(await runtime.start())
    expect(load).toHaveBeenCalledOnce()
  })

  test('the machines start with the user of the rendered page and do not ask the server again', async () => {
    const { api, runtime, user } = openPage({ role: 'customer' })
    await runtime.start()
    await settled()
    expect(runtime.actor('auth')!.getSnapshot().context.user).toEqual(user)
    expect(api.requests.map(({ endpoint }) => endpoint)).not.toContain('auth.check')
  })

  test('a cookie choice made before the machines run is stored', async () => {
    const { browser, runtime } = openPage()
    runtime.send('consent', { type: 'choice.declined' })
    await settled()
    expect(browser.storage.persistent.get('cookie_consent_accepted')).toBe('false')
    expect(runtime.actor('consent')!.getSnapshot().hasTag('banner')).toBe(false)
  })

  test.each([
    ['customer', ['Your session has ended. Please log in again.']],
    ['admin', []],
  ] as const)('the notices when the session of a user with the role %s has ended are %j', async (role, expected) => {
    const { api, notices, runtime } = openPage({ role })
    await runtime.start()
    api.state.signedIn = null
    runtime.current()!.send({ type: 'session.check' })
    await settled()
    expect(runtime.actor('auth')!.getSnapshot().context.user).toBeNull()
    expect(notices).toEqual(expected)
  })

  test('listeners are notified when the machines start', async () => {
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

describe('an event that is sent before the machines run', () => {
  test('an event that is sent before the machines run is delivered as soon as they run', async () => {
    const { lines, notices, runtime } = openPage()
    runtime.send('cart', { type: 'line.add', ...item })
    runtime.send('cart', { type: 'line.add', ...item })
    runtime.send('wishlist', { type: 'line.add', ...item })
    await settled()
    expect(lines('cart')).toEqual([{ ...item, quantity: 2 }])
    expect(lines('wishlist')).toMatchObject([item])
    expect(notices).toContain('Item added to cart!')
  })

  test('an event waits while the machines cannot be fetched and is delivered once', async () => {
    const { lines, load, runtime } = openPage({ failures: 2 })
    runtime.send('cart', { type: 'line.add', ...item })
    await vi.advanceTimersByTimeAsync(4900)
    expect(load).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(6000)
    expect(load).toHaveBeenCalledTimes(3)
    expect(lines('cart')).toEqual([{ ...item, quantity: 1 }])
  })

  test('an event that an admin sends to a saved list is dropped', async () => {
    const { api, lines, notices, runtime } = openPage({ role: 'admin' })
    runtime.send('cart', { type: 'line.add', ...item })
    await settled()
    expect(lines('cart')).toBeUndefined()
    expect(notices).toEqual([])
    expect(api.requests).toEqual([])
  })
})

describe('a page that is left before the machines run', () => {
  test('what the shopper chose is done on the next page, once', async () => {
    const tab = createTab()
    const { runtime: left } = openPage({ tab, failures: Infinity })
    left.send('consent', { type: 'choice.declined' })
    left.send('cart', { type: 'line.add', ...item })
    left.suspend()

    const { browser, lines, runtime } = openPage({ tab })
    await runtime.start()
    await settled()
    expect(browser.storage.persistent.get('cookie_consent_accepted')).toBe('false')
    expect(lines('cart')).toEqual([{ ...item, quantity: 1 }])
    expect(tab.stored).toEqual(new Map())

    left.resume()
    left.suspend()
    expect(tab.stored).toEqual(new Map())
  })

  test('a page that the browser shows again does what was chosen on it', async () => {
    const { lines, runtime } = openPage({ failures: 1 })
    runtime.send('cart', { type: 'line.add', ...item })
    runtime.suspend()
    runtime.resume()
    await vi.advanceTimersByTimeAsync(6000)
    expect(lines('cart')).toEqual([{ ...item, quantity: 1 }])
  })

  test('what was typed into a form is not kept', () => {
    const tab = createTab()
    const { runtime } = openPage({ tab, failures: Infinity })
    runtime.send('auth', { type: 'fields.typed', values: { password: testPassword } })
    runtime.suspend()
    expect(tab.stored).toEqual(new Map())
  })

  test.each(['{', '"text"', '[null, {"name":"auth","event":{"type":"signIn.submitted"}}, {"name":"cart"}]'])(
    'stored text that contains no choice, %s, is dropped',
    async (text) => {
      const tab = createTab()
      tab.sessionStorage.setItem('waitingEvents', text)
      const { lines, load, runtime } = openPage({ tab })
      runtime.resume()
      expect(load).not.toHaveBeenCalled()
      await runtime.start()
      expect(lines('cart')).toEqual([])
      expect(tab.stored).toEqual(new Map())
    },
  )

  test('where storage is forbidden, a page that the browser shows again does what was chosen on it', async () => {
    const forbidden = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    const tab = {
      stored: new Map<string, string>(),
      sessionStorage: { getItem: forbidden, setItem: forbidden } as unknown as Storage,
    }
    const { lines, runtime } = openPage({ tab, failures: 1 })
    runtime.send('cart', { type: 'line.add', ...item })
    runtime.suspend()
    runtime.resume()
    await vi.advanceTimersByTimeAsync(6000)
    expect(lines('cart')).toEqual([{ ...item, quantity: 1 }])
  })
})

test('machines that cannot be fetched are requested again when they are needed next', async () => {
  const { runtime } = openPage({ failures: 1 })
  await expect(runtime.start()).rejects.toThrow('Failed to fetch dynamically imported module')
  await runtime.start()
  expect(runtime.current()).not.toBeNull()
})

test('where storage is forbidden, saved lists work until the page is closed and no error is shown', async () => {
  const { lines, notices, runtime } = openPage({ isStorageForbidden: true })
  runtime.send('cart', { type: 'line.add', ...item })
  await settled()
  expect(lines('cart')).toEqual([{ ...item, quantity: 1 }])
  expect(notices).toEqual(['Item added to cart!'])
})

describe('the machine of enquiries', () => {
  test('the machine of enquiries starts once when a page wants it, before or after the other machines run', async () => {
    const { runtime } = openPage()
    await runtime.start()
    await settled()
    expect(runtime.actor('enquiries')).toBeNull()
    runtime.wantEnquiries()
    runtime.wantEnquiries()
    await settled()
    const enquiries = runtime.actor('enquiries')!
    expect(enquiries.getSnapshot().matches({ queue: 'resting' })).toBe(true)
    const early = openPage().runtime
    early.wantEnquiries()
    await early.start()
    await settled()
    expect(early.actor('enquiries')).not.toBeNull()
  })

  test('a machine of enquiries that cannot be fetched is requested again', async () => {
    const { runtime } = openPage({ enquiryFailures: 1 })
    runtime.wantEnquiries()
    await runtime.start()
    await vi.advanceTimersByTimeAsync(4900)
    expect(runtime.actor('enquiries')).toBeNull()
    await vi.advanceTimersByTimeAsync(200)
    expect(runtime.actor('enquiries')).not.toBeNull()
  })

  test('the machine of enquiries is told who signs in and out', async () => {
    const { api, runtime } = openPage({ role: 'customer' })
    runtime.wantEnquiries()
    await runtime.start()
    await settled()
    const identity = () => runtime.actor('enquiries')!.getSnapshot().context.identity?.kind
    expect(identity()).toBe('customer')
    api.state.signedIn = null
    runtime.current()!.send({ type: 'session.check' })
    await settled()
    expect(identity()).toBe('visitor')
  })
})

describe('the current user', () => {
  test('the current user is the user of the rendered page', async () => {
    const { api, runtime, user } = openPage({ role: 'customer' })
    expect(await currentUser(runtime)).toEqual(user)
    expect(api.requests.map(({ endpoint }) => endpoint)).not.toContain('auth.check')
  })

  test('the current user is read from the server when a fresh one is requested', async () => {
    const { api, runtime } = openPage({ role: 'customer' })
    api.state.signedIn = null
    const found = currentUser(runtime, { isFresh: true })
    await settled()
    expect(await found).toBeNull()
  })

  test('the current user is known only after a pending sign-in has ended', async () => {
    const user = createUser()
    const { runtime } = openPage({ seed: { accounts: [{ user, password: testPassword }] } })
    await runtime.start()
    runtime.send('auth', { type: 'fields.typed', values: { email: user.email, password: testPassword } })
    runtime.send('auth', { type: 'signIn.submitted' })
    const found = currentUser(runtime)
    await settled()
    expect(await found).toEqual(user)
  })

  test('the current user is that of the rendered page when the machines cannot be fetched', async () => {
    const { runtime, user } = openPage({ role: 'admin', failures: 1 })
    expect(await currentUser(runtime)).toEqual(user)
  })
})
