import { createCartLine, createWishlistEntry } from '@shop/api/testing'
import type { FakeApi } from '@shop/api/testing'
import type { Line } from '@shop/domain'
import type { Visit } from './visit.ts'

/** A list, by the word that its keys and calls have in common. */
type ListName = 'cart' | 'wishlist'

const sessionKeys = { cart: 'sessionCart', wishlist: 'sessionWishlist' }
const persistentKeys = { cart: 'localCart', wishlist: 'localWishlist' }

/** Puts lines where a visitor without consent has them. */
export function keepInBrowser({ storage }: Visit['browser'], name: ListName, lines: readonly Line[]): void {
  storage.session.set(sessionKeys[name], JSON.stringify(lines))
}

/** Puts lines where the shop keeps those of the person who is signed in. */
export function keepInAccount({ state }: FakeApi, name: ListName, lines: readonly Line[]): void {
  const owner = state.signedIn!
  if (name === 'cart')
    state.carts.set(
      owner,
      lines.map((line, index) => createCartLine(line, index + 1)),
    )
  else
    state.wishlists.set(
      owner,
      lines.map(({ item, itemType }, index) => createWishlistEntry({ item, itemType }, index + 1)),
    )
}

/** Leaves in the browser what a customer had there when the connection went: lines, and a new quantity that waits. */
export function keepWaiting({ state }: FakeApi, { storage }: Visit['browser'], lines: readonly Line[]): void {
  const [first] = lines
  const change = { kind: 'set', ...first!, quantity: first!.quantity + 1 }
  const queue = [{ id: 'kept-1', change, isSent: false, isQuiet: false }]
  const copy = { owner: `customer:${state.signedIn!}`, remote: lines, queue }
  storage.session.set(sessionKeys.cart, JSON.stringify(lines))
  storage.session.set(`${sessionKeys.cart}.sync`, JSON.stringify(copy))
  storage.persistent.remove(persistentKeys.cart)
}
