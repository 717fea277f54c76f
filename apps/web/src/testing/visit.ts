import { createAdmin, createFakeApi, createUser, testPassword } from '@shop/api/testing'
import type { FakeApi, FakeSeed } from '@shop/api/testing'
import { createCookieJar, createFakeBrowser } from '@shop/machines/testing'
import type { StoryEnvironment } from './story-environment.ts'

const accounts = { customer: createUser(), admin: createAdmin() }

/** The shop and the browser of one visit, both in memory. */
export interface Visit {
  api: FakeApi
  /** The browser APIs that machines use: storage, connection, locks between tabs, and cookies. */
  browser: ReturnType<ReturnType<typeof createFakeBrowser>['openTab']> & Pick<ReturnType<typeof createCookieJar>, 'cookies'>
  /** Sets whether the browser reports a connection. */
  setOnline: (isOnline: boolean) => void
}

/**
 * Starts a visit in this environment. Both accounts exist, so that signing in works. A visitor who accepted cookies is a guest
 * known to the shop.
 *
 * @param seed The data of the shop; its own accounts and its own `signedIn` take precedence.
 */
export function createVisit({ role, consent, network }: StoryEnvironment, seed: FakeSeed): Visit {
  const known = Object.values(accounts).map((user) => ({ user, password: testPassword }))
  const browser = createFakeBrowser()
  const { cookies } = createCookieJar()
  const api = createFakeApi({
    accounts: known,
    ...(role !== 'visitor' && { signedIn: accounts[role]._id }),
    ...(consent === 'accepted' && { anonymousId: guest }),
    ...seed,
  })
  browser.setOnline(network !== 'offline')
  if (consent !== 'unset') browser.persistent.set('cookie_consent_accepted', String(consent === 'accepted'))
  if (consent === 'accepted') cookies.set('anonymousId', guest, { maxAge: 31_536_000, sameSite: 'Lax', secure: false })
  return { api, browser: { ...browser.openTab(), cookies }, setOnline: browser.setOnline }
}

const guest = '2f1c9a52-6d1b-4c55-9f0e-5a0d2f6b7c11'
