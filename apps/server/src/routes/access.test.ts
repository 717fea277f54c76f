import { Readable } from 'node:stream'
import { contract } from '@shop/api'
import type { Access, Endpoint } from '@shop/api'
import { describe, expect, test } from 'vitest'
import { eq } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { sessions } from '../db/schema.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { guestCookie, signIn } from '../testing/users.ts'
import { useTestShop } from '../testing/shop.ts'

type Kind = 'visitor' | 'guest' | 'customer' | 'admin'

const signedOut = { status: 401, message: 'Please log in first.' }
const shopper = { status: 403, message: 'Only an admin may do this.' }
const admin = { status: 403, message: 'An admin has no cart and no wishlist.' }

/** How each kind of sender is rejected by each access; null when they are allowed. */
const rejections: Readonly<Record<Access, Readonly<Record<Kind, object | null>>>> = {
  public: { visitor: null, guest: null, customer: null, admin: null },
  guest: { visitor: signedOut, guest: null, customer: null, admin },
  customer: { visitor: signedOut, guest: signedOut, customer: null, admin: null },
  admin: { visitor: signedOut, guest: signedOut, customer: shopper, admin: null },
}

const endpoints = Object.values(contract).flatMap((group) => Object.values<Endpoint>(group))
const kinds: readonly Kind[] = ['visitor', 'guest', 'customer', 'admin']

describe('access', () => {
  const shop = useTestShop(openTestDatabase)

  async function cookieOf(kind: Kind): Promise<string> {
    if (kind === 'visitor') return ''
    return kind === 'guest' ? guestCookie() : (await signIn(shop.database, kind)).cookie
  }

  describe.each(endpoints)('$method $path', ({ method, path, access }) => {
    // The body is empty: the endpoint rejects the sender before reading it, or allows them and then rejects the body.
    test.each(kinds)(`${method} ${path} allows or rejects a %s as the contract says`, async (kind) => {
      const url = `/api${path.replace(/:\w+/, newId())}`
      const headers = { cookie: await cookieOf(kind) }
      const response = await shop.app.inject({
        method,
        url,
        headers,
        ...(method === 'POST' || method === 'PUT' ? { payload: {} } : {}),
      })
      const rejection = rejections[access][kind]
      if (rejection === null) expect([401, 403]).not.toContain(response.statusCode)
      else expect({ status: response.statusCode, message: response.json().message }).toEqual(rejection)
      expect(response.statusCode).toBeLessThan(500)
    })
  })

  const changing = endpoints.filter(({ method, access }) => method !== 'GET' && access !== 'public')

  test.each(changing)(
    '$method $path rejects a user whose session ended while the body arrived',
    async ({ method, path, access }) => {
      const { user, cookie } = await signIn(shop.database, access === 'admin' ? 'admin' : 'customer')
      /** The endpoint reads the body after it has identified the user. */
      async function* body() {
        await shop.database.orm.delete(sessions).where(eq(sessions.userId, user._id))
        yield '{}'
      }
      const { statusCode, json } = await shop.app.inject({
        method,
        url: `/api${path.replace(/:\w+/, newId())}`,
        headers: { cookie, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
        payload: Readable.from(body()),
      })
      expect({ status: statusCode, message: json().message }).toEqual(signedOut)
    },
  )
})
