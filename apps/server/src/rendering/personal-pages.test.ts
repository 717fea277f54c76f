import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@shop/api'
import { describe, expect, test } from 'vitest'
import shop from '../../../../shop.config.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { signIn } from '../testing/users.ts'
import { useTestShop } from '../testing/shop.ts'
import { renderPages } from './index.ts'
import type { WebBuild } from './index.ts'

/** An app with pages that show the identity according to the API and according to the server. */
const build = {
  entry: {
    themeColors: { light: '#fff', dark: '#000' },
    async render(_request: Request, { user, transport }: Parameters<WebBuild['entry']['render']>[1]) {
      const { body: checked } = await transport({ endpoint: contract.auth.check, params: {}, path: '/auth/check', query: [] })
      const { email = 'signed out' } = checked as { email?: string }
      const body = `<p>${email}</p><i>${user?.email ?? 'signed out'}</i>`
      return { kind: 'page', status: 200, failure: null, head: '', renderBody: () => body, state: '', modules: [] }
    },
  },
  filesOf: () => ({ starter: null, script: '', modules: [], styles: [] }),
} as unknown as WebBuild

describe('a personal page', () => {
  const testShop = useTestShop(openTestDatabase, undefined, {
    shop,
    pages: (app) => renderPages(app, { build: async () => build, publicUrl: 'http://127.0.0.1:3000' }),
  })
  const open = async (cookie?: string, url = '/profile') => {
    const { body, headers } = await testShop.app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
    const [, fromApi, fromServer] = /<p>(.*?)<\/p><i>(.*?)<\/i>/.exec(body)!
    return {
      user: fromApi === fromServer ? fromApi : `${fromApi}, but ${fromServer} on the server`,
      cached: headers['cache-control'],
      vary: headers.vary,
      referrer: headers['referrer-policy'],
    }
  }

  test('the page of a signed-in user is rendered with their session and never cached', async () => {
    const [ada, bola] = [await signIn(testShop.database, 'customer'), await signIn(testShop.database, 'admin')]
    expect(await open()).toMatchObject({ user: 'signed out', cached: 'no-cache' })
    expect(await open(ada.cookie)).toMatchObject({ user: ada.user.email, cached: 'no-store' })
    expect(await open(bola.cookie)).toMatchObject({ user: bola.user.email, cached: 'no-store' })
    expect(await open('session=unknown')).toMatchObject({ user: 'signed out', cached: 'no-cache' })
    expect(await open()).toMatchObject({ user: 'signed out', cached: 'no-cache' })
  })

  test('a browser asks for the page of a visitor again when its cookies have changed, also on Back', async () => {
    expect(await open()).toMatchObject({ cached: 'no-cache', vary: 'accept-encoding, cookie' })
  })

  test.each([
    '/reset-password/token',
    '/confirm-email/token',
    '/admin/invitation/token',
    '/enquiry/ILE-7K2Q9X?key=k',
    '/%65nquiry/x',
  ])('%s is not cached and does not leak its URL', async (path) => {
    expect(await open(undefined, path)).toEqual({
      user: 'signed out',
      cached: 'no-store',
      vary: undefined,
      referrer: 'no-referrer',
    })
  })

  test('a page with a secret whose path has dot segments is not cached and does not leak its URL', async () => {
    // Only a socket sends such a path as it is: browsers and `inject` resolve it.
    await testShop.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = testShop.app.server.address() as AddressInfo
    for (const path of ['/./reset-password/token', '/shop/../enquiry/ILE-7K2Q9X?key=k', '/%2E%2e/%65nquiry/x']) {
      const [{ headers }] = (await once(get({ port, path, agent: false }), 'response')) as [IncomingMessage]
      expect([path, headers['cache-control'], headers['referrer-policy']]).toEqual([path, 'no-store', 'no-referrer'])
    }
  })
})

/** An app whose pages read an enquiry with the key in their URL. */
const enquiryBuild = {
  entry: {
    ...build.entry,
    async render({ url }: Request, { transport }: Parameters<WebBuild['entry']['render']>[1]) {
      const reference = 'ILE-7K2Q9X'
      const { status } = await transport({
        endpoint: contract.enquiries.read,
        params: { reference },
        path: `/enquiries/${reference}`,
        query: [['linkKey', new URL(url).searchParams.get('key')!]],
      })
      return { kind: 'page', status, failure: null, head: '', renderBody: () => '', state: '', modules: [] }
    },
  },
  filesOf: build.filesOf,
} as unknown as WebBuild

describe('the page of an enquiry', () => {
  const testShop = useTestShop(openTestDatabase, undefined, {
    shop,
    pages: (app) => renderPages(app, { build: async () => enquiryBuild, publicUrl: 'http://127.0.0.1:3000' }),
  })

  test('wrong keys count for the address that opened the page', async () => {
    const open = async (remoteAddress: string, cookie = '') =>
      (await testShop.app.inject({ url: '/enquiry/ILE-7K2Q9X?key=wrong', remoteAddress, headers: { cookie } })).statusCode
    const statuses = []
    for (let index = 0; index < 11; index++) statuses.push(await open('203.0.113.7'))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
    expect(await open('198.51.100.7')).toBe(404)
    const { cookie } = await signIn(testShop.database, 'customer')
    expect([await open('203.0.113.7', cookie), await open('192.0.2.7', cookie)]).toEqual([429, 404])
  })
})
