import { randomUUID } from 'node:crypto'
import { sessionOf } from './write-client.ts'
import type { AcknowledgedWrite, WriteClient } from './write-client.ts'

/** The quantity of a cart line that ends its use, below the shop's maximum. */
const fullQuantity = 90

const password = 'Correct7horse'

/** Writes of guests and customers. */
export interface AccountWrites {
  /** Puts a product into the cart of a new guest. */
  addToCart(): Promise<AcknowledgedWrite>
  /** Creates an account. */
  signUp(): Promise<AcknowledgedWrite>
  /** Signs in with the cart of a guest, which the shop merges into that of the account. A failed merge is tried again. */
  merge(): Promise<AcknowledgedWrite>
}

/**
 * Creates the account whose cart the merges fill.
 *
 * @param item - the product that goes into carts
 */
export async function createAccountWrites({ send, acknowledged }: WriteClient, item: string): Promise<AccountWrites> {
  const guestCookie = (): string => `anonymousId=${randomUUID()}`
  const credentials = { email: `${randomUUID()}@example.com`, password }
  const details = { fullName: 'Ada Obi', phoneNumber: '08012345678', anonymousId: '' }
  const add = async (cookie: string, quantity: number): Promise<Response> =>
    acknowledged('PUT', '/api/cart/add', cookie, { itemId: item, itemType: 'Product', quantity })

  /** The quantity of the only line of a cart; 0 for an empty one. */
  async function quantityIn(cookie: string): Promise<number> {
    const { cart } = (await (await acknowledged('GET', '/api/cart', cookie)).json()) as {
      cart: { item: string; quantity: number }[]
    }
    if (cart.length > 1 || cart.some((line) => line.item !== item)) throw new Error('The cart has an unknown line.')
    return cart[0]?.quantity ?? 0
  }

  let session = sessionOf(await acknowledged('POST', '/api/auth/signup', '', { ...details, ...credentials }))
  let merged = 0
  let version = 0
  /** The guest of a merge that has begun, and the quantity before it. */
  let begun: { readonly guest: string; readonly before: number; readonly quantity: number } | null = null

  async function beginMerge(): Promise<NonNullable<typeof begun>> {
    if (merged >= fullQuantity) {
      await acknowledged('DELETE', '/api/cart/clear', session)
      merged = 0
    }
    const guest = guestCookie()
    const quantity = 1 + Math.floor(Math.random() * 9)
    await add(guest, quantity)
    return { guest, before: await quantityIn(session), quantity }
  }

  return {
    async addToCart() {
      const cookie = guestCookie()
      const quantity = 1 + Math.floor(Math.random() * 99)
      await add(cookie, quantity)
      return { what: `cart of ${cookie}`, isThere: async () => (await quantityIn(cookie)) === quantity }
    },

    async signUp() {
      const email = `${randomUUID()}@example.com`
      const cookie = sessionOf(await acknowledged('POST', '/api/auth/signup', '', { ...details, email, password }))
      return {
        what: `account ${email}`,
        async isThere() {
          const user = (await (await send('GET', '/api/auth/check', cookie)).json()) as { email?: string }
          return user.email === email
        },
      }
    },

    async merge() {
      begun ??= await beginMerge()
      const { guest, before, quantity } = begun
      session = sessionOf(await acknowledged('POST', '/api/auth/login', guest, credentials))
      begun = null
      merged = before + quantity
      const [expected, own] = [merged, (version += 1)]
      return {
        what: `merge of ${guest}`,
        async isThere() {
          // A later merge has changed the cart, and may have begun without being acknowledged.
          if (version !== own) return true
          const found = await quantityIn(session)
          return (
            found === expected ||
            (begun !== null && found === begun.before + begun.quantity) ||
            (found === 0 && expected >= fullQuantity)
          )
        },
      }
    },
  }
}
