import { createAdmin, createFakeApi, createUser, testPassword } from '@shop/api/testing'
import type { FakeApi, FakeSeed } from '@shop/api/testing'
import { createCookieJar, createFakeBrowser } from '@shop/machines/testing'
import type { Circumstances } from './circumstances.ts'

const accounts = { customer: createUser(), admin: createAdmin() }

/** The shop and the browser of one visit, both in memory. */
export interface Visit {
  api: FakeApi
  /** What the machines need of the browser: storages, connection, turns, cookies. */
  browser: ReturnType<ReturnType<typeof createFakeBrowser>['openTab']> & Pick<ReturnType<typeof createCookieJar>, 'cookies'>
  /** Lets the browser say that the connection is there, or gone. */
  setOnline: (isOnline: boolean) => void
}

/**
 * Begins a visit under these circumstances. Both accounts exist, so that signing in works; whoever accepted cookies without
 * being signed in is a guest whom the shop knows.
 *
 * @param seed What the shop has; its own accounts and its own `signedIn` win over the circumstances.
 */
export function createVisit({ role, consent, network }: Circumstances, seed: FakeSeed): Visit {
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
