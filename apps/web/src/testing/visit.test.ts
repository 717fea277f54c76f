import { describe, expect, test } from 'vitest'
import { defaultEnvironment } from './story-environment.ts'
import { createVisit } from './visit.ts'

describe('createVisit', () => {
  test('a visitor is signed out and has not chosen about cookies', async () => {
    const { api, browser } = createVisit(defaultEnvironment, {})
    await expect(api.client.auth.check()).rejects.toMatchObject({ status: 401 })
    expect(browser.storage.persistent.get('cookie_consent_accepted')).toBeNull()
    expect(browser.cookies.get('anonymousId')).toBeNull()
    expect(browser.connection.isOnline()).toBe(true)
  })

  test.each(['customer', 'admin'] as const)('a %s is signed in', async (role) => {
    const { api } = createVisit({ ...defaultEnvironment, role }, {})
    expect(await api.client.auth.check()).toMatchObject({ role })
  })

  test('a visitor who accepted cookies has the cookie of a known guest', async () => {
    const { api, browser } = createVisit({ ...defaultEnvironment, consent: 'accepted' }, {})
    expect(browser.storage.persistent.get('cookie_consent_accepted')).toBe('true')
    expect(browser.cookies.get('anonymousId')).toBe(api.state.anonymousId)
    expect(await api.client.cart.list()).toEqual({ cart: [] })
  })

  test('a visitor who declined cookies has no cookie', () => {
    const { browser } = createVisit({ ...defaultEnvironment, consent: 'declined' }, {})
    expect(browser.storage.persistent.get('cookie_consent_accepted')).toBe('false')
    expect(browser.cookies.get('anonymousId')).toBeNull()
  })

  test('the browser reports that it is offline until the connection returns', () => {
    const { browser, setOnline } = createVisit({ ...defaultEnvironment, network: 'offline' }, {})
    expect(browser.connection.isOnline()).toBe(false)
    setOnline(true)
    expect(browser.connection.isOnline()).toBe(true)
  })

  test('the signed-in user of a story’s seed overrides the role of the toolbar', async () => {
    const { api } = createVisit({ ...defaultEnvironment, role: 'admin' }, { accounts: [] })
    await expect(api.client.auth.check()).rejects.toMatchObject({ status: 401 })
  })
})
