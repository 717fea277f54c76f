import { createApiClient } from '@shop/api/client'
import type { ApiClient } from '@shop/api/client'
import { createAdmin, createFakeApi, createProduct, createUser, failureResponse, testId, testPassword } from '@shop/api/testing'
import type { FakeSeed } from '@shop/api/testing'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { createFakeBrowser } from '../list-sync/testing/fake-browser.ts'
import type { FakeBrowser } from '../list-sync/testing/fake-browser.ts'
import type { Notice } from '../notice.ts'
import { createCookieJar, flushPromises, stateWords, withResolvers } from '../testing/index.ts'
import { listenForNotices } from './listen-for-notices.ts'
import { createShopActors } from './shop.actors.ts'
import type { ShopPorts } from './shop.actors.ts'
import { shopMachine } from './shop.machine.ts'
import { identityOf } from './shop.rules.ts'
import type { ShopInput } from './shop.types.ts'

const user = createUser()
const admin = createAdmin()
const accounts = [user, admin].map((person) => ({ user: person, password: testPassword }))
const product = createProduct()
const guest = testId('guest')
const line = { item: product._id, itemType: 'Product' as const }

interface Surroundings {
  seed?: FakeSeed
  input?: Partial<ShopInput>
  browser?: FakeBrowser
  jar?: ReturnType<typeof createCookieJar>
  /** The server; two tabs share it. */
  api?: ReturnType<typeof createFakeApi>
  createId?: () => string
  clock?: SimulatedClock
}

/** Opens the whole shop: real machines on the API in memory, in a browser in memory. */
function open({
  seed = {},
  input = {},
  browser = createFakeBrowser(),
  jar = createCookieJar(),
  api = createFakeApi({ accounts, products: [product], ...seed }),
  createId = () => guest,
  clock,
}: Surroundings = {}) {
  const fetch = (request: Request) => {
    api.state.anonymousId = jar.cookies.get('anonymousId')
    return api.handle(request)
  }
  const client = createApiClient({ fetch, baseUrl: 'http://shop.test' })
  const actors = createShopActors({ api: client, ...browser.openTab(), cookies: jar.cookies, createId })
  const notices: string[] = []
  const shop = createActor(shopMachine.provide({ actors }), {
    input: { tab: testId('guest', 2), ...input },
    ...(clock && { clock }),
  })
  const stopListening = listenForNotices(shop, ({ text }: Notice) => notices.push(text))
  shop.start()
  const children = () => shop.getSnapshot().children
  return {
    api,
    browser,
    children,
    jar: jar.jar,
    notices,
    shop,
    stopListening,
    calls: () => api.requests.map(({ endpoint }) => endpoint),
    calledTimes: (name: string) => api.requests.filter(({ endpoint }) => endpoint === name).length,
    identity: () => identityOf(shop.getSnapshot().context),
    lines: (list: 'cart' | 'wishlist') => children()[list]?.getSnapshot().context.lines ?? null,
    /** Waits until the identity has this kind and the saved lists are loaded. */
    quiet: (kind: string) =>
      waitUntil(() => {
        expect(identityOf(shop.getSnapshot().context).kind).toBe(kind)
        expect(children().auth!.getSnapshot().hasTag('ready')).toBe(true)
        expect(shop.getSnapshot().matches({ open: 'reading' })).toBe(false)
        for (const list of [children().cart, children().wishlist]) {
          expect(list?.getSnapshot().hasTag('loading') ?? false).toBe(false)
          expect(list?.getSnapshot().hasTag('busy') ?? false).toBe(false)
        }
      }),
    signIn: (person = user) => {
      children().auth!.send({ type: 'fields.typed', values: { email: person.email, password: testPassword } })
      children().auth!.send({ type: 'signIn.submitted' })
    },
  }
}

/** Waits for a condition. The timeout is long because the client and the fake are slow when many tests run in parallel. */
function waitUntil(isSo: () => void): Promise<void> {
  return vi.waitFor(isSo, { timeout: 15_000, interval: 5 })
}

const accepted = () => {
  const browser = createFakeBrowser()
  browser.persistent.set('cookie_consent_accepted', 'true')
  return browser
}

describe('On start', () => {
  it('checks the session first, then reads the cookie choice, then loads cart and wishlist once', async () => {
    const shop = open({ seed: { signedIn: user._id } })
    const { promise, resolve } = withResolvers<Response>()
    shop.api.override('auth.check', () => promise)
    await waitUntil(() => expect(shop.calls()).toEqual(['auth.check']))
    expect(Object.keys(shop.children())).toEqual(['auth', 'profile', 'contact'])
    const arrivals = new Map<string, string[]>()
    shop.shop.subscribe(({ value, children }) => arrivals.set(stateWords(value), Object.keys(children).slice(3)))
    resolve(Response.json(user))
    await shop.quiet('customer')
    expect([...arrivals]).toEqual([
      ['open.reading', ['consent']],
      ['open.withLists.steady', ['consent', 'cart', 'wishlist']],
    ])
    expect(['auth.check', 'cart.list', 'wishlist.list'].map(shop.calledTimes)).toEqual([1, 1, 1])
    const { cart, wishlist } = shop.children()
    expect([cart, wishlist].map((list) => list!.getSnapshot().context.tab)).toEqual([testId('guest', 2), testId('guest', 2)])
  })

  it('loads no saved list for an admin', async () => {
    const shop = open({ seed: { signedIn: admin._id } })
    await shop.quiet('admin')
    expect(shop.shop.getSnapshot().matches({ open: 'withoutLists' })).toBe(true)
    expect(shop.calls()).toEqual(['auth.check'])
  })

  it('shows the cookie banner to a signed-out visitor without a choice, whose saved lists are in the browser only', async () => {
    const shop = open()
    await shop.quiet('visitor')
    expect(shop.children().consent!.getSnapshot().hasTag('banner')).toBe(true)
    expect(shop.calls()).toEqual(['auth.check'])
  })

  it('loads local saved lists without a network', async () => {
    const browser = createFakeBrowser()
    const shop = open({ browser })
    shop.api.override('auth.check', () => Promise.reject(new TypeError('fetch failed')))
    await shop.quiet('visitor')
    expect(shop.shop.getSnapshot().hasTag('lists')).toBe(true)
  })

  it.each([
    ['a customer', user, 'customer'],
    ['an admin', admin, 'admin'],
    ['nobody', null, 'visitor'],
  ] as const)('sends no session check when the rendered page contains its user: %s', async (_, person, kind) => {
    const shop = open({ input: { user: person }, seed: person ? { signedIn: person._id } : {} })
    expect([shop.shop.getSnapshot().hasTag('ready'), shop.shop.getSnapshot().hasTag('loading')]).toEqual([true, false])
    await shop.quiet(kind)
    expect(shop.calledTimes('auth.check')).toBe(0)
  })

  it('opens a rendered page and fills its profile and contact form before any request', () => {
    const shop = createActor(shopMachine, { input: { tab: guest, user } }).getSnapshot()
    const { profile, contact } = shop.children
    expect(shop.hasTag('ready')).toBe(true)
    expect(profile!.getSnapshot().context.user).toEqual(user)
    expect(contact!.getSnapshot().context.values.name).toBe(user.username)
  })
})

describe('Cookies', () => {
  it('makes the user a guest whom the server knows after Accept All', async () => {
    const shop = open()
    await shop.quiet('visitor')
    shop.children().cart!.send({ type: 'line.add', ...line })
    shop.children().consent!.send({ type: 'choice.accepted' })
    await shop.quiet('guest')
    expect(shop.identity()).toEqual({ kind: 'guest', anonymousId: guest })
    await waitUntil(() => expect(shop.api.state.carts.get(guest)).toMatchObject([{ ...line, quantity: 1 }]))
  })

  it('keeps the lines for the visit when a guest declines cookies later', async () => {
    const shop = open({ browser: accepted() })
    await shop.quiet('guest')
    shop.children().cart!.send({ type: 'line.add', ...line })
    await shop.quiet('guest')
    shop.children().consent!.send({ type: 'settings.opened' })
    shop.children().consent!.send({ type: 'choice.declined' })
    await shop.quiet('visitor')
    expect(shop.lines('cart')).toMatchObject([{ ...line, quantity: 1 }])
    expect([...shop.browser.persistent]).toEqual([['cookie_consent_accepted', 'false']])
    expect([...shop.jar]).toEqual([])
  })

  it('keeps the lines for the visit when a user declines cookies later and they are blocked', async () => {
    const shop = open({ browser: accepted(), jar: createCookieJar({ isBlocked: true }) })
    await shop.quiet('visitor')
    shop.children().cart!.send({ type: 'line.add', ...line })
    expect(shop.browser.persistent.has('localCart')).toBe(true)
    shop.children().consent!.send({ type: 'settings.opened' })
    shop.children().consent!.send({ type: 'choice.declined' })
    await waitUntil(() => expect(shop.children().consent!.getSnapshot().value).toEqual({ declined: 'hidden' }))
    await shop.quiet('visitor')
    shop.children().cart!.send({ type: 'line.add', ...line })
    await shop.quiet('visitor')
    expect(shop.lines('cart')).toMatchObject([{ ...line, quantity: 2 }])
    expect([...shop.browser.persistent]).toEqual([['cookie_consent_accepted', 'false']])
  })

  it('removes the copies of an earlier visit when an admin declines, although there is no saved list to move them', async () => {
    const browser = accepted()
    browser.persistent.set('localCart', JSON.stringify([{ ...line, quantity: 1 }]))
    const shop = open({ browser, seed: { signedIn: admin._id } })
    await shop.quiet('admin')
    shop.children().consent!.send({ type: 'settings.opened' })
    shop.children().consent!.send({ type: 'choice.declined' })
    await waitUntil(() => expect([...browser.persistent]).toEqual([['cookie_consent_accepted', 'false']]))
  })

  it('has local saved lists for a guest whom the server does not know, and does not ask the server repeatedly', async () => {
    const shop = open({ browser: accepted() })
    shop.api.override('cart.list', () => failureResponse(401, 'Please log in first.'))
    await shop.quiet('visitor')
    expect(shop.calledTimes('cart.list')).toBe(1)
    expect(shop.notices).toEqual([])
    shop.shop.send({ type: 'session.check' })
    await waitUntil(() => expect(shop.calledTimes('auth.check')).toBe(2))
    await shop.quiet('visitor')
    expect(shop.calledTimes('cart.list')).toBe(1)
  })

  it('becomes the guest who is in the cookie now when the server does not know the earlier one', async () => {
    const shop = open({ browser: accepted() })
    await shop.quiet('guest')
    shop.jar.set('anonymousId', { value: testId('guest', 3) })
    const restore = shop.api.override('cart.list', () => {
      restore()
      return failureResponse(401, 'Please log in first.')
    })
    shop.children().cart!.send({ type: 'list.refresh' })
    await waitUntil(() => expect(shop.identity()).toEqual({ kind: 'guest', anonymousId: testId('guest', 3) }))
    await shop.quiet('guest')
  })

  it('moves the lines of a guest whose cookie has expired to the browser when the user comes back to the page', async () => {
    const shop = open({ browser: accepted() })
    await shop.quiet('guest')
    shop.children().cart!.send({ type: 'line.add', ...line })
    await shop.quiet('guest')
    shop.jar.clear()
    shop.shop.send({ type: 'session.check' })
    await shop.quiet('visitor')
    expect(shop.lines('cart')).toMatchObject([{ ...line, quantity: 1 }])
    expect(shop.browser.persistent.has('localCart.sync')).toBe(false)
  })
})

describe('Two tabs', () => {
  it('stores nothing for a user whom no check has confirmed', async () => {
    const browser = accepted()
    const jar = createCookieJar()
    const one = open({ browser, jar })
    await one.quiet('guest')
    const { api } = one
    const other = open({ browser, jar, api, input: { tab: testId('guest', 4), user: null } })
    await other.quiet('guest')
    const restore = api.override('auth.check', () => Promise.reject(new TypeError('fetch failed')))
    one.signIn()
    await one.quiet('customer')
    browser.deliver()
    await waitUntil(() => expect(other.children().cart!.getSnapshot().value.list).toBe('outdated'))
    const checks = one.calledTimes('auth.check')
    await flushPromises()
    other.children().cart!.send({ type: 'line.add', ...line })
    // Neither the cookie choice nor another check without a response is a reason to open the lists.
    other.children().consent!.send({ type: 'identity.changed', identity: { kind: 'visitor' } })
    other.shop.send({ type: 'session.check' })
    await waitUntil(() => expect(one.calledTimes('auth.check')).toBe(checks + 1))
    await flushPromises()
    expect(other.children().cart!.getSnapshot().value.list).toBe('outdated')
    expect(other.lines('cart')).toMatchObject([line])
    expect(browser.persistent.get('localCart.sync')).toContain('customer:')
    restore()
    other.shop.send({ type: 'session.check' })
    await other.quiet('customer')
    await waitUntil(() => expect(api.state.carts.get(user._id)).toMatchObject([{ ...line, quantity: 1 }]))
  })

  it('checks the session again until the server responds', async () => {
    const clock = new SimulatedClock()
    const shop = open({ input: { user: null }, clock })
    await shop.quiet('visitor')
    shop.api.override('auth.check', () => Promise.reject(new TypeError('fetch failed')))
    shop.shop.send({ type: 'identity.outdated' })
    for (const times of [1, 2, 3]) {
      await waitUntil(() => expect(shop.calledTimes('auth.check')).toBe(times))
      await waitUntil(() =>
        expect(
          shop
            .children()
            .auth!.getSnapshot()
            .matches({ signedOut: { session: 'steady' } }),
        ).toBe(true),
      )
      expect(shop.shop.getSnapshot().matches({ open: { withLists: 'outdated' } })).toBe(true)
      if (times === 3) shop.api.override('auth.check', () => failureResponse(401, 'Please log in first.'))
      clock.increment(5000)
    }
    await waitUntil(() => expect(shop.shop.getSnapshot().matches({ open: { withLists: 'steady' } })).toBe(true))
    clock.increment(60_000)
    expect(shop.calledTimes('auth.check')).toBe(4)
  })

  it('reads the guest again when another tab has changed the owner', async () => {
    const browser = accepted()
    const jar = createCookieJar()
    const one = open({ browser, jar })
    const { api } = one
    await one.quiet('guest')
    one.children().cart!.send({ type: 'line.add', ...line })
    await one.quiet('guest')
    // The cookie expires, and the shop is opened in another tab, which makes a new guest.
    jar.jar.clear()
    const other = open({ browser, jar, api, createId: () => testId('guest', 3), input: { tab: testId('guest', 4) } })
    await other.quiet('guest')
    browser.deliver()
    await waitUntil(() => expect(one.identity()).toEqual({ kind: 'guest', anonymousId: testId('guest', 3) }))
    for (let round = 0; round < 3; round++) {
      browser.deliver()
      for (const tab of [one, other]) await tab.quiet('guest')
    }
    expect(other.identity()).toEqual(one.identity())
    // Each tab has checked the session on start, and the first one again.
    expect(one.calledTimes('auth.check')).toBe(3)
    expect(api.state.carts.get(testId('guest', 3))).toMatchObject([{ ...line, quantity: 1 }])
  })
})

describe('Signing in and out', () => {
  it("sends the guest's identifier at sign-up and moves the guest's cart once", async () => {
    const shop = open({ browser: accepted() })
    await shop.quiet('guest')
    shop.children().cart!.send({ type: 'line.add', ...line, quantity: 2 })
    await shop.quiet('guest')
    shop.children().auth!.send({
      type: 'fields.typed',
      values: { fullName: 'Chidi Eze', email: 'chidi@example.com', phoneNumber: '08098765432', password: testPassword },
    })
    shop.children().auth!.send({ type: 'signUp.submitted' })
    await shop.quiet('customer')
    expect(shop.lines('cart')).toMatchObject([{ ...line, quantity: 2 }])
    expect(shop.api.state.carts.get(shop.api.state.signedIn!)).toMatchObject([{ ...line, quantity: 2 }])
    expect(shop.notices).toContain('account created')
  })

  it('reports signing in and out to every machine', async () => {
    const shop = open()
    await shop.quiet('visitor')
    shop.signIn()
    await shop.quiet('customer')
    expect(shop.children().profile!.getSnapshot().context.user).toEqual(user)
    expect(shop.children().contact!.getSnapshot().context.values.email).toBe(user.email)
    expect(shop.children().consent!.getSnapshot().hasTag('banner')).toBe(false)
    expect(shop.children().cart!.getSnapshot().context.identity).toEqual({ kind: 'customer', user })
  })

  it("removes the account's saved lists when the customer signs out", async () => {
    const shop = open({ seed: { signedIn: user._id } })
    await shop.quiet('customer')
    shop.children().cart!.send({ type: 'line.add', ...line })
    shop.children().wishlist!.send({ type: 'line.add', ...line })
    await shop.quiet('customer')
    shop.children().auth!.send({ type: 'signOut.requested' })
    await shop.quiet('visitor')
    expect([shop.lines('cart'), shop.lines('wishlist')]).toEqual([[], []])
    expect(shop.notices.at(-1)).toBe('Logged out successfully')
  })

  it('loads the saved lists after an admin has signed out', async () => {
    const shop = open({ seed: { signedIn: admin._id } })
    await shop.quiet('admin')
    shop.children().auth!.send({ type: 'signOut.requested' })
    await shop.quiet('visitor')
    expect(shop.lines('cart')).toEqual([])
    expect(shop.children().profile!.getSnapshot().hasTag('present')).toBe(false)
  })

  it('loads the saved lists once, whoever signs in later', async () => {
    const shop = open()
    await shop.quiet('visitor')
    const { cart } = shop.children()
    shop.signIn(admin)
    await shop.quiet('admin')
    expect(cart!.getSnapshot().hasTag('disabled')).toBe(true)
    shop.children().auth!.send({ type: 'signOut.requested' })
    await shop.quiet('visitor')
    expect(shop.children().cart).toBe(cart)
  })

  it('signs out when the profile requests it', async () => {
    const shop = open({ seed: { signedIn: user._id } })
    await shop.quiet('customer')
    shop.children().profile!.send({ type: 'logout.requested' })
    await shop.quiet('visitor')
    expect(shop.notices).toEqual(['Logged out successfully'])
  })

  it('forgets what the user typed in the profile when they sign out', async () => {
    const shop = open({ seed: { signedIn: user._id } })
    await shop.quiet('customer')
    const { auth, profile } = shop.children()
    profile!.send({ type: 'edit.toggled' })
    profile!.send({ type: 'details.typed', values: { username: 'Ada Eze' } })
    auth!.send({ type: 'signOut.requested' })
    await shop.quiet('visitor')
    expect(profile!.getSnapshot().context.user).toBeNull()
    shop.signIn()
    await shop.quiet('customer')
    expect(profile!.getSnapshot().hasTag('editing')).toBe(false)
    expect(profile!.getSnapshot().context.details.values.username).toBe(user.username)
  })
})

describe('The contact form', () => {
  it('sends the message of a customer with the details of the account', async () => {
    const shop = open({ input: { user }, seed: { signedIn: user._id } })
    const { contact } = shop.children()
    contact!.send({ type: 'fields.typed', values: { subject: 'Delivery', message: 'Do you deliver to Jos?' } })
    contact!.send({ type: 'message.submitted' })
    await waitUntil(() => expect(shop.notices).toEqual(['Message sent successfully!']))
    const sent = shop.api.state.enquiries.map(({ enquiry, desk }) => [desk?.email, desk?.subject, enquiry.note])
    expect(sent).toEqual([[user.email, 'Delivery', 'Do you deliver to Jos?']])
  })
})

describe('The account', () => {
  it('updates the account everywhere after a save', async () => {
    const shop = open({ seed: { signedIn: user._id } })
    await shop.quiet('customer')
    shop.children().profile!.send({ type: 'edit.toggled' })
    shop.children().profile!.send({ type: 'details.typed', values: { username: 'Ada Eze' } })
    shop.children().profile!.send({ type: 'details.submitted' })
    await waitUntil(() => expect(shop.notices).toEqual(['Profile updated successfully']))
    expect(shop.children().auth!.getSnapshot().context.user?.username).toBe('Ada Eze')
    expect(shop.children().contact!.getSnapshot().context.values.name).toBe('Ada Eze')
  })

  it('signs a deleted account out with one notice', async () => {
    const shop = open({ seed: { signedIn: user._id } })
    await shop.quiet('customer')
    shop.children().profile!.send({ type: 'delete.requested' })
    shop.children().profile!.send({ type: 'delete.confirmed' })
    await shop.quiet('visitor')
    expect(shop.notices).toEqual(['Account deleted'])
    expect(shop.children().profile!.getSnapshot().hasTag('toHome')).toBe(true)
  })
})

describe('A session that expires during use', () => {
  it('signs out with one notice when two requests find the session ended at once, and keeps the typed values', async () => {
    const shop = open({ seed: { signedIn: user._id } })
    await shop.quiet('customer')
    const { auth, profile } = shop.children()
    shop.api.state.signedIn = null
    profile!.send({ type: 'edit.toggled' })
    profile!.send({ type: 'details.typed', values: { username: 'Ada Eze' } })
    profile!.send({ type: 'details.submitted' })
    shop.children().cart!.send({ type: 'line.add', ...line })
    shop.children().wishlist!.send({ type: 'line.add', ...line })
    await shop.quiet('visitor')
    expect(shop.notices).toEqual(['Your session has ended. Please log in again.'])
    expect(auth!.getSnapshot().context.expired).toEqual(user)
    shop.signIn()
    await shop.quiet('customer')
    expect(profile!.getSnapshot().hasTag('editing')).toBe(true)
    expect(profile!.getSnapshot().context.details.values.username).toBe('Ada Eze')
  })

  it('detects an expired session when the user comes back to the page', async () => {
    const shop = open({ seed: { signedIn: user._id } })
    await shop.quiet('customer')
    shop.api.state.signedIn = null
    shop.shop.send({ type: 'session.check' })
    await shop.quiet('visitor')
    expect(shop.notices).toEqual(['Your session has ended. Please log in again.'])
  })

  it('checks the session after a denied request, since a role may have been revoked', async () => {
    const shop = open({ seed: { signedIn: admin._id } })
    await shop.quiet('admin')
    shop.api.state.accounts = shop.api.state.accounts.map((account) => ({
      ...account,
      user: { ...account.user, role: 'customer' },
    }))
    shop.shop.send({ type: 'access.denied' })
    await shop.quiet('customer')
    expect(shop.shop.getSnapshot().hasTag('lists')).toBe(true)
    expect(shop.notices).toEqual([])
  })
})

describe('Races', () => {
  it('emits no notice and signs nobody in when a save responds after signing out', async () => {
    const shop = open({ seed: { signedIn: user._id } })
    await shop.quiet('customer')
    const { promise, resolve } = withResolvers<Response>()
    shop.api.override('auth.update', () => promise)
    shop.children().profile!.send({ type: 'edit.toggled' })
    shop.children().profile!.send({ type: 'details.submitted' })
    shop.children().auth!.send({ type: 'signOut.requested' })
    await shop.quiet('visitor')
    resolve(Response.json({ ...user, username: 'Ada Eze' }))
    await flushPromises()
    expect(shop.notices).toEqual(['Logged out successfully'])
    expect(shop.shop.getSnapshot().context.user).toBeNull()
  })

  it('does not undo a sign-in when the first check responds after it', async () => {
    const shop = open()
    const { promise, resolve } = withResolvers<Response>()
    shop.api.override('auth.check', () => promise)
    shop.signIn()
    await shop.quiet('customer')
    resolve(failureResponse(401, 'Please log in first.'))
    await flushPromises()
    expect(shop.identity()).toEqual({ kind: 'customer', user })
    expect(shop.notices).toEqual(['Welcome Back!'])
  })
})

describe('The wishlist', () => {
  it('moves an entry of the wishlist to the cart through the root', async () => {
    const shop = open()
    await shop.quiet('visitor')
    shop.children().wishlist!.send({ type: 'line.add', ...line })
    shop.children().wishlist!.send({ type: 'line.move', ...line })
    await shop.quiet('visitor')
    expect(shop.lines('cart')).toMatchObject([{ ...line, quantity: 1 }])
    expect(shop.lines('wishlist')).toHaveLength(1)
  })
})

describe('Notices', () => {
  it('passes no notices to a listener that was removed, even from machines that start later', async () => {
    const shop = open()
    shop.stopListening()
    await shop.quiet('visitor')
    shop.signIn()
    await shop.quiet('customer')
    for (const list of ['cart', 'wishlist'] as const) shop.children()[list]!.send({ type: 'line.add', ...line })
    await shop.quiet('customer')
    expect(shop.notices).toEqual([])
  })

  it('passes the notices of machines that started before the listener was added', () => {
    const { shop, children } = open({ input: { user }, seed: { signedIn: user._id } })
    const notices: string[] = []
    listenForNotices(shop, ({ text }) => notices.push(text))
    children().profile!.send({ type: 'passwords.typed', values: { newPassword: 'Abuja-2026', confirmation: 'Lagos-2026' } })
    children().profile!.send({ type: 'passwords.submitted' })
    expect(notices).toEqual(['New passwords do not match.'])
  })
})

describe('The types', () => {
  it('accepts the API client for the whole shop without adaptation, and knows each child', () => {
    expectTypeOf<ApiClient>().toExtend<ShopPorts['api']>()
    const { auth } = createActor(shopMachine, { input: { tab: guest } }).getSnapshot().children
    expectTypeOf(auth!.getSnapshot().context.values.email).toEqualTypeOf<string>()
  })
})
