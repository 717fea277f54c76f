import { createUser, testId } from '@shop/api/testing'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ConsentChoice } from '../identity.ts'
import { createFakeBrowser } from '../list-sync/testing/fake-browser.ts'
import type { BrowserStorage } from '../ports.ts'
import { createCookieJar, flushPromises, startChild } from '../testing/index.ts'
import { createConsentActors } from './consent.actors.ts'
import { consentMachine } from './consent.machine.ts'
import type { Identity } from '../identity.ts'
import type { ConsentEvent } from './consent.types.ts'

const guest = testId('guest')
const year = 365 * 24 * 60 * 60

interface Faults {
  isFull?: boolean
  isForbidden?: boolean
  isBlocked?: boolean
  isSecure?: boolean
}

/** Creates a browser whose storage may be full or blocked, and whose cookies may be blocked. */
function createBrowser({ isFull = false, isForbidden = false, ...cookieFaults }: Faults = {}) {
  const { fail, openTab, deliver, persistent } = createFakeBrowser()
  const session = new Map<string, string>()
  fail.reading = isForbidden
  fail.writing = isFull || isForbidden
  return {
    ...createCookieJar(cookieFaults),
    storage: openTab(session).storage,
    persistent,
    session,
    /** Writes to the persistent storage, as another tab. */
    otherTab: (key: string, text: string) => {
      openTab().storage.persistent.set(key, text)
      deliver()
    },
  }
}

/** Starts the cookie choice in a browser. */
async function start(browser = createBrowser(), isSignedOut = true) {
  const actors = createConsentActors({ ...browser, createId: () => guest })
  const { actor, reports, stop } = startChild(consentMachine.provide({ actors }), { isSignedOut })
  await flushPromises()
  return {
    ...browser,
    actor,
    reports,
    stop,
    send: async (...events: ConsentEvent[]) => {
      for (const event of events) actor.send(event)
      await flushPromises()
    },
    choice: () => (['unset', 'accepted', 'declined'] as const).find((tag) => actor.getSnapshot().hasTag(tag)),
    isBannerShown: () => actor.getSnapshot().hasTag('banner'),
  }
}

const remembering = (text: string) => {
  const browser = createBrowser()
  browser.persistent.set('cookie_consent_accepted', text)
  return browser
}

describe('The stored cookie choice', () => {
  it.each<[string, ConsentChoice]>([
    ['true', 'accepted'],
    ['false', 'declined'],
    ['', 'unset'],
    ['1', 'unset'],
    ['TRUE', 'unset'],
    ['null', 'unset'],
  ])('reads the stored cookie choice %j as %s', async (text, choice) => {
    const consent = await start(remembering(text))
    expect(consent.choice()).toBe(choice)
    expect(consent.isBannerShown()).toBe(choice === 'unset')
  })

  it.each<[Identity['kind'], boolean]>([
    ['visitor', true],
    ['guest', true],
    ['customer', false],
    ['admin', false],
  ])('asks a %s without a cookie choice: %s', async (kind, isShown) => {
    const consent = await start(undefined, !isShown)
    await consent.send({ type: 'identity.changed', identity: { kind } as Identity })
    expect(consent.isBannerShown()).toBe(isShown)
  })

  it('reads the cookie choice before it shows anything', () => {
    const actor = createActor(consentMachine, { input: { isSignedOut: true } })
    expect(actor.getSnapshot().value).toBe('reading')
    expect(actor.getSnapshot().hasTag('banner')).toBe(false)
  })

  it('reports the cookie choice and the guest to the root', async () => {
    const { reports } = await start(remembering('true'))
    expect(reports).toEqual([{ type: 'consent.settled', choice: 'accepted', anonymousId: guest }])
  })

  it('reads the guest from the cookie after Accept All', async () => {
    const browser = remembering('true')
    browser.jar.set('anonymousId', { value: testId('user') })
    expect((await start(browser)).actor.getSnapshot().context.anonymousId).toBe(testId('user'))
  })

  it('removes the cookie on start when the user has declined cookies', async () => {
    const browser = remembering('false')
    browser.jar.set('anonymousId', { value: guest })
    const { actor, jar } = await start(browser)
    expect(actor.getSnapshot().context.anonymousId).toBeNull()
    expect([...jar]).toEqual([])
  })

  it('leaves the persistent copies to the cart and the wishlist, which move them, after Decline', async () => {
    const browser = remembering('false')
    browser.persistent.set('localCart', '[]')
    expect((await start(browser)).persistent.get('localCart')).toBe('[]')
  })

  it.each([
    ['none', null],
    ['a UUID', guest],
  ])('uses the guest in the cookie when there is no cookie choice: %s', async (_, value) => {
    const browser = createBrowser()
    if (value !== null) browser.jar.set('anonymousId', { value })
    expect((await start(browser)).reports).toEqual([{ type: 'consent.settled', choice: 'unset', anonymousId: value }])
  })

  it('ignores a guest cookie that is not a UUID', async () => {
    const browser = createBrowser()
    browser.jar.set('anonymousId', { value: 'me' })
    expect((await start(browser)).actor.getSnapshot().context.anonymousId).toBeNull()
  })
})

describe('The banner', () => {
  it('shows the cookie banner to signed-out visitors and not to signed-in users', async () => {
    expect((await start()).isBannerShown()).toBe(true)
    expect((await start(createBrowser(), false)).isBannerShown()).toBe(false)
  })

  it('shows and hides the cookie banner at sign-out and sign-in while there is no choice', async () => {
    const consent = await start()
    await consent.send({ type: 'identity.changed', identity: { kind: 'customer', user: createUser() } })
    expect(consent.isBannerShown()).toBe(false)
    await consent.send({ type: 'identity.changed', identity: { kind: 'visitor' } })
    expect(consent.isBannerShown()).toBe(true)
  })

  it("opens the cookie banner again with 'Cookie settings', also for signed-in users, until it is closed", async () => {
    const consent = await start(createBrowser(), false)
    await consent.send({ type: 'settings.opened' })
    expect(consent.isBannerShown()).toBe(true)
    await consent.send({ type: 'settings.closed' })
    expect([consent.isBannerShown(), consent.choice()]).toEqual([false, 'unset'])
  })

  it('keeps the cookie choice when the banner is opened and closed again', async () => {
    const consent = await start(remembering('true'))
    await consent.send({ type: 'settings.opened' }, { type: 'settings.closed' })
    expect([consent.isBannerShown(), consent.choice()]).toEqual([false, 'accepted'])
    expect(consent.reports).toHaveLength(1)
  })
})

describe('Accept All', () => {
  it('stores Accept All, makes the user a guest for a year, and hides the banner', async () => {
    const consent = await start()
    await consent.send({ type: 'choice.accepted' })
    expect([consent.choice(), consent.isBannerShown()]).toEqual(['accepted', false])
    expect(consent.persistent.get('cookie_consent_accepted')).toBe('true')
    expect([...consent.jar]).toEqual([['anonymousId', { value: guest, terms: { maxAge: year, sameSite: 'Lax', secure: false } }]])
    expect(consent.reports.at(-1)).toEqual({ type: 'consent.settled', choice: 'accepted', anonymousId: guest })
  })

  it('sets the cookie for https only when the page came over https', async () => {
    const consent = await start(createBrowser({ isSecure: true }))
    await consent.send({ type: 'choice.accepted' })
    expect(consent.jar.get('anonymousId')?.terms?.secure).toBe(true)
  })

  it('stores one choice when Accept All is pressed twice', async () => {
    const consent = await start()
    await consent.send({ type: 'choice.accepted' }, { type: 'choice.accepted' })
    expect(consent.reports.filter((event) => 'choice' in event && event.choice === 'accepted')).toHaveLength(1)
  })

  it.each([{ isFull: true }, { isForbidden: true }])('accepts cookies for the visit when the storage is %j', async (fault) => {
    const consent = await start(createBrowser(fault))
    await consent.send({ type: 'choice.accepted' })
    expect(consent.choice()).toBe('accepted')
    expect(consent.persistent.size).toBe(0)
  })

  it('creates no guest when cookies are blocked', async () => {
    const consent = await start(createBrowser({ isBlocked: true }))
    await consent.send({ type: 'choice.accepted' })
    expect(consent.reports.at(-1)).toEqual({ type: 'consent.settled', choice: 'accepted', anonymousId: null })
  })

  it('creates no guest when accessing cookies throws', async () => {
    const browser = createBrowser()
    const refuse = () => {
      throw new DOMException('Blocked.', 'SecurityError')
    }
    const consent = await start({
      ...browser,
      cookies: { isSecure: true, get: () => null, set: refuse, remove: refuse },
    })
    await consent.send({ type: 'choice.accepted' })
    expect(consent.reports.at(-1)).toMatchObject({ choice: 'accepted', anonymousId: null })
    await consent.send({ type: 'settings.opened' }, { type: 'choice.declined' })
    expect(consent.choice()).toBe('declined')
  })
})

describe('Decline', () => {
  it('stores Decline, sets no cookie, and hides the banner', async () => {
    const consent = await start()
    await consent.send({ type: 'choice.declined' })
    expect([consent.choice(), consent.isBannerShown()]).toEqual(['declined', false])
    expect([...consent.persistent]).toEqual([['cookie_consent_accepted', 'false']])
    expect([...consent.jar]).toEqual([])
  })

  it('removes the cookie and the copies that no saved list has moved, and nothing else, when Decline follows Accept All', async () => {
    const browser = remembering('true')
    for (const key of ['localCart', 'localCart.sync', 'localWishlist', 'localWishlist.sync', 'recentSearches', 'theme']) {
      browser.persistent.set(key, '[1]')
    }
    browser.session.set('sessionCart', '[3]')
    const consent = await start(browser)
    await consent.send({ type: 'settings.opened' }, { type: 'choice.declined' })
    expect([...consent.persistent]).toEqual([
      ['cookie_consent_accepted', 'false'],
      ['theme', '[1]'],
    ])
    expect([...consent.session]).toEqual([['sessionCart', '[3]']])
    expect([...consent.jar]).toEqual([])
    expect(consent.reports.at(-1)).toEqual({ type: 'consent.settled', choice: 'declined', anonymousId: null })
  })

  it("leaves an account's copy to its list, which may wait for a response before it moves the copy", async () => {
    const browser = remembering('true')
    const copy = JSON.stringify({ owner: 'customer:1', remote: [], queue: [], settled: [] })
    for (const key of ['localCart.sync', 'localWishlist.sync']) browser.persistent.set(key, copy)
    const consent = await start(browser, false)
    await consent.send({ type: 'settings.opened' }, { type: 'choice.declined' })
    expect([...consent.persistent]).toEqual([
      ['cookie_consent_accepted', 'false'],
      ['localCart.sync', copy],
      ['localWishlist.sync', copy],
    ])
  })

  it.each([{ isFull: true }, { isForbidden: true }])('declines cookies for the visit when the storage is %j', async (fault) => {
    const consent = await start(createBrowser(fault))
    await consent.send({ type: 'choice.declined' })
    expect(consent.choice()).toBe('declined')
  })
})

describe('A later report of the identity', () => {
  const asGuest = { type: 'identity.changed', identity: { kind: 'guest', anonymousId: guest } } as const

  it.each<[string, ConsentChoice]>([
    ['true', 'accepted'],
    ['', 'unset'],
  ])('reads the guest in the cookie again when the stored choice is %j', async (text, choice) => {
    const browser = remembering(text)
    browser.jar.set('anonymousId', { value: guest })
    const consent = await start(browser)
    consent.jar.set('anonymousId', { value: testId('guest', 2) })
    await consent.send(asGuest)
    expect(consent.reports.at(-1)).toEqual({ type: 'consent.settled', choice, anonymousId: testId('guest', 2) })
    consent.jar.clear()
    await consent.send(asGuest)
    expect(consent.reports.slice(2)).toEqual([{ type: 'consent.settled', choice, anonymousId: null }])
  })

  it('reports a declined choice without a guest', async () => {
    const consent = await start(remembering('false'))
    await consent.send({ type: 'identity.changed', identity: { kind: 'visitor' } })
    expect(consent.reports.slice(1)).toEqual([{ type: 'consent.settled', choice: 'declined', anonymousId: null }])
  })

  it('keeps the choice of the visit where the storage is blocked', async () => {
    const consent = await start(createBrowser({ isForbidden: true }))
    await consent.send({ type: 'choice.accepted' }, asGuest)
    expect(consent.reports.at(-1)).toEqual({ type: 'consent.settled', choice: 'accepted', anonymousId: guest })
  })

  it("leaves the banner open that 'Cookie settings' has opened", async () => {
    const consent = await start(remembering('true'))
    await consent.send({ type: 'settings.opened' }, asGuest)
    expect(consent.isBannerShown()).toBe(true)
  })
})

describe('The cookie choice of another tab', () => {
  it.each<[string, ConsentChoice, string | null]>([
    ['true', 'accepted', guest],
    ['false', 'declined', null],
    ['maybe', 'unset', null],
  ])('applies the choice %j of another tab as %s', async (text, choice, anonymousId) => {
    const consent = await start()
    consent.otherTab('cookie_consent_accepted', text)
    expect(consent.choice()).toBe(choice)
    expect(consent.reports.at(-1)).toEqual({ type: 'consent.settled', choice, anonymousId })
  })

  it('shows the banner again when another tab clears the storage', async () => {
    const browser = remembering('false')
    let clear = () => {}
    const subscribe: BrowserStorage['subscribe'] = (listener) => {
      clear = () => {
        browser.persistent.clear()
        listener(null)
      }
      return () => {}
    }
    const consent = await start({ ...browser, storage: { ...browser.storage, subscribe } })
    clear()
    expect([consent.choice(), consent.isBannerShown()]).toEqual(['unset', true])
  })

  it('ignores another tab that writes something else', async () => {
    const consent = await start()
    consent.otherTab('localCart', '[]')
    expect(consent.reports).toHaveLength(1)
  })

  it('ignores the choice of another tab once the shop is stopped', async () => {
    const consent = await start()
    consent.stop()
    consent.otherTab('cookie_consent_accepted', 'true')
    expect(consent.reports).toHaveLength(1)
  })
})
