import { contract } from '@shop/api'
import type { Endpoint } from '@shop/api'
import { describe, expect, test } from 'vitest'
import { newId } from '../db/identifiers.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { signIn } from '../testing/users.ts'
import { useTestShop } from '../testing/shop.ts'

const endpoints = Object.values(contract).flatMap((group) => Object.values<Endpoint>(group))
const changing = endpoints.filter(({ method }) => method !== 'GET')
const urlOf = ({ path }: Endpoint): string => `/api${path.replace(/:\w+/, newId())}`

describe('every endpoint', () => {
  const shop = useTestShop(openTestDatabase)
  /** A sender with access, so that access is not what rejects the request. */
  const senderOf = async ({ access }: Endpoint) =>
    access === 'public' ? {} : { cookie: (await signIn(shop.database, access === 'admin' ? 'admin' : 'customer')).cookie }

  test.each(changing)('$method $path rejects a request from a page of another site', async (endpoint) => {
    const sender = await senderOf(endpoint)
    for (const foreign of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1:3000.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' },
    ]) {
      const headers = { ...sender, ...foreign }
      const { statusCode, headers: received } = await shop.app.inject({ method: endpoint.method, url: urlOf(endpoint), headers })
      expect([statusCode, received['set-cookie']]).toEqual([403, undefined])
    }
  })

  test.each(changing)('$method $path accepts only JSON', async (endpoint) => {
    const sender = await senderOf(endpoint)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json\ta',
      'application/jsonx',
      'application/json x',
    ]) {
      const headers = { ...sender, 'content-type': type }
      const { statusCode } = await shop.app.inject({
        method: endpoint.method,
        url: urlOf(endpoint),
        headers,
        payload: '{"email":"a@b.example"}',
      })
      expect([type, statusCode]).toEqual([type, 415])
    }
  })

  test.each(endpoints)('$method $path does not let other sites read its response', async (endpoint) => {
    const sender = await senderOf(endpoint)
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:3000.evil.example']) {
      const { headers } = await shop.app.inject({
        method: 'GET',
        url: urlOf(endpoint),
        headers: { ...sender, origin },
      })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })

  test.each(endpoints.filter(({ path }) => /^\/(auth|admin|cart|wishlist|contact)/.test(path)))(
    'the response of $method $path is not cached',
    async (endpoint) => {
      const { headers } = await shop.app.inject({
        method: endpoint.method,
        url: urlOf(endpoint),
        headers: await senderOf(endpoint),
      })
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  test.each(changing)('$method $path rejects GET with 405 and names its method', async (endpoint) => {
    const { statusCode, headers } = await shop.app.inject({
      method: 'GET',
      url: urlOf(endpoint),
      headers: await senderOf(endpoint),
    })
    expect([statusCode, headers.allow]).toEqual([405, endpoint.method])
  })
})

describe('admin endpoints', () => {
  const shop = useTestShop(openTestDatabase)
  const disguises: readonly ((path: string) => string)[] = [
    (path) => path.replaceAll('/', '//'),
    (path) => `/.${path}`,
    (path) => path.replace('/admin', '/%61dmin'),
    (path) => path.replace('/admin/', '/admin%2F'),
    (path) => path.replace('/api/', '/api/x/../'),
    (path) => `${path};x=1`,
    (path) => `${path}/`,
    (path) => path.toUpperCase(),
    (path) => `${path}?_method=GET`,
    (path) => `${path}%00`,
    (path) => `http://evil.example${path}`,
    (path) => `${path}#`,
  ]

  test.each(endpoints.filter(({ access }) => access === 'admin'))(
    'other spellings of $method $path give no access to the admin endpoint',
    async (endpoint) => {
      const { cookie } = await signIn(shop.database, 'customer')
      for (const disguise of disguises) {
        for (const headers of [
          {},
          { cookie },
          { cookie, 'x-http-method-override': 'GET', 'x-original-url': '/api/products', 'x-rewrite-url': '/' },
        ]) {
          const { statusCode } = await shop.app.inject({
            method: endpoint.method,
            url: disguise(urlOf(endpoint)),
            headers,
            ...(endpoint.method === 'DELETE' ? {} : { payload: {} }),
          })
          // 405: with a slash at its end, it is the address of a message, which cannot be read alone.
          expect([400, 401, 403, 404, 405]).toContain(statusCode)
        }
      }
    },
  )
})
