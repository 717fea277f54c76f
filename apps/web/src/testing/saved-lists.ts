import { createCartLine, createWishlistEntry } from '@shop/api/testing'
import type { FakeApi } from '@shop/api/testing'
import type { Line } from '@shop/domain'
import type { Visit } from './visit.ts'

/** The name of a saved list, as in its keys and endpoints. */
type ListName = 'cart' | 'wishlist'

const sessionKeys = { cart: 'sessionCart', wishlist: 'sessionWishlist' }
const persistentKeys = { cart: 'localCart', wishlist: 'localWishlist' }

/** Stores lines in session storage, where visitors without consent have them. */
export function storeInBrowser({ storage }: Visit['browser'], name: ListName, lines: readonly Line[]): void {
  storage.session.set(sessionKeys[name], JSON.stringify(lines))
}

/** Stores lines in the account of the signed-in user. */
export function storeInAccount({ state }: FakeApi, name: ListName, lines: readonly Line[]): void {
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

/** Stores the state of a customer's browser after the connection was lost: lines and a pending change of a quantity. */
export function storePendingChange({ state }: FakeApi, { storage }: Visit['browser'], lines: readonly Line[]): void {
  const [first] = lines
  const change = { kind: 'set', ...first!, quantity: first!.quantity + 1 }
  const queue = [{ id: 'kept-1', change, isSent: false, isQuiet: false }]
  const copy = { owner: `customer:${state.signedIn!}`, remote: lines, queue }
  storage.session.set(sessionKeys.cart, JSON.stringify(lines))
  storage.session.set(`${sessionKeys.cart}.sync`, JSON.stringify(copy))
  storage.persistent.remove(persistentKeys.cart)
}
