import { randomUUID } from 'node:crypto'
import { createSignUp } from '@shop/api/testing'
import type { FastifyInstance } from 'fastify'

/** A customer who sends no random request, so no response may contain their data and no request may change it. */
export interface Bystander {
  /** Texts that occur only in their data. */
  readonly marks: readonly string[]
  /** Whether their account and saved lists are as they were. */
  readonly isUntouched: () => Promise<boolean>
}

/**
 * Signs up a customer who fills a cart and a wishlist.
 *
 * @param item - a product
 */
export async function createBystander(app: FastifyInstance, item: string): Promise<Bystander> {
  const email = `bystander-${randomUUID()}@example.com`
  const signUp = createSignUp({ email, password: 'Correct7horse' })
  const signedUp = await app.inject({ method: 'POST', url: '/api/auth/signup', remoteAddress: '10.9.9.8', payload: signUp })
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0] ?? ''
  const line = { itemId: item, itemType: 'Product' }
  await app.inject({ method: 'PUT', url: '/api/cart/add', headers: { cookie }, payload: { ...line, quantity: 7 } })
  await app.inject({ method: 'PUT', url: '/api/wishlist/add', headers: { cookie }, payload: line })

  async function read(): Promise<string[]> {
    const urls = ['/api/auth/check', '/api/cart', '/api/wishlist']
    return Promise.all(urls.map(async (url) => (await app.inject({ url, headers: { cookie } })).body))
  }

  const before = await read()
  const ids = before.flatMap((body) => [...body.matchAll(/"_id":"([^"]+)"/g)].map(([, id = '']) => id))
  return {
    marks: [email, cookie.split('=')[1] ?? '', ...ids.filter((id) => id !== item)],
    async isUntouched() {
      return JSON.stringify(await read()) === JSON.stringify(before)
    },
  }
}
