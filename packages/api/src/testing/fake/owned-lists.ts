import { addEntry, addLine } from '@shop/domain'
import type { ItemKey } from '@shop/domain'
import type { CartLine, WishlistEntry } from '../../schemas/types.ts'
import { findCollection, findProduct } from './catalogue.ts'
import type { FakeState } from './state.ts'

/** The owner of the saved lists: the signed-in user, else the guest. The access check made sure that there is one. */
function owner(state: FakeState): string {
  return state.signedIn ?? state.anonymousId ?? ''
}

/** The lines of the current cart. */
export function currentCart(state: FakeState): CartLine[] {
  return state.carts.get(owner(state)) ?? []
}

/** Replaces the lines of the current cart, and returns the response body. */
export function saveCart(state: FakeState, cart: CartLine[]) {
  state.carts.set(owner(state), cart)
  return { cart }
}

/** The entries of the current wishlist. */
export function currentWishlist(state: FakeState): WishlistEntry[] {
  return state.wishlists.get(owner(state)) ?? []
}

/** Replaces the entries of the current wishlist, and returns the response body. */
export function saveWishlist(state: FakeState, wishlist: WishlistEntry[]) {
  state.wishlists.set(owner(state), wishlist)
  return { wishlist }
}

/** Rejects an item that is not in the catalogue. */
export function ensureItem(state: FakeState, { item, itemType }: ItemKey): void {
  if (itemType === 'Product') findProduct(state, item)
  else findCollection(state, item)
}

/** Moves a guest's saved lists into an account. The guest's are empty afterwards, so that a second merge adds nothing. */
export function mergeGuest(state: FakeState, userId: string, anonymousId: string): void {
  const { carts, wishlists } = state
  for (const line of carts.get(anonymousId) ?? []) carts.set(userId, addLine(carts.get(userId) ?? [], line))
  for (const entry of wishlists.get(anonymousId) ?? []) wishlists.set(userId, addEntry(wishlists.get(userId) ?? [], entry))
  carts.delete(anonymousId)
  wishlists.delete(anonymousId)
}
