import { addEntry, addLine, removeItem, setLineQuantity } from '@shop/domain'
import type { ItemKey, Line } from '@shop/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { newId } from '../db/identifiers.ts'
import { users } from '../db/schema.ts'
import { describeDatabases } from '../testing/databases.ts'
import { createSavedListsRepository } from './saved-lists.repository.ts'
import type { SavedListsRepository } from './saved-lists.repository.ts'
import { mergeGuestLists } from './merge-guest-lists.ts'

const items = Array.from({ length: 3 }, newId)
const key = fc.record({ item: fc.constantFrom(...items), itemType: fc.constantFrom('Product' as const, 'Collection' as const) })
const anyOwner = fc.constantFrom('guest' as const, 'customer' as const)

type Step =
  | { readonly kind: 'add'; readonly owner: 'guest' | 'customer'; readonly key: ItemKey; readonly quantity: number }
  | { readonly kind: 'set'; readonly owner: 'guest' | 'customer'; readonly key: ItemKey; readonly quantity: number }
  | { readonly kind: 'remove' | 'wish' | 'unwish'; readonly owner: 'guest' | 'customer'; readonly key: ItemKey }
  | { readonly kind: 'clear'; readonly owner: 'guest' | 'customer' }
  | { readonly kind: 'signIn' }

const quantity = fc.integer({ min: 1, max: 99 })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), owner: anyOwner, key, quantity }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('set' as const), owner: anyOwner, key, quantity }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'wish' as const, 'unwish' as const), owner: anyOwner, key }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), owner: anyOwner }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('signIn' as const) }) },
)

interface Lists {
  readonly cart: readonly Line[]
  readonly wishlist: readonly ItemKey[]
}

const empty: Lists = { cart: [], wishlist: [] }

/** Applies a step according to the shop's rules. */
function follow(lists: Readonly<Record<'guest' | 'customer', Lists>>, step: Step): Record<'guest' | 'customer', Lists> {
  const { guest, customer } = lists
  if (step.kind === 'signIn') {
    return {
      guest: empty,
      customer: {
        cart: guest.cart.reduce<readonly Line[]>((cart, line) => addLine(cart, line), customer.cart),
        wishlist: guest.wishlist.reduce<readonly ItemKey[]>((wishlist, entry) => addEntry(wishlist, entry), customer.wishlist),
      },
    }
  }
  const { cart, wishlist } = lists[step.owner]
  const own = (): Lists => {
    switch (step.kind) {
      case 'add':
        return { cart: addLine(cart, { ...step.key, quantity: step.quantity }), wishlist }
      case 'set':
        return { cart: setLineQuantity(cart, step.key, step.quantity), wishlist }
      case 'remove':
        return { cart: removeItem(cart, step.key), wishlist }
      case 'wish':
        return { cart, wishlist: addEntry(wishlist, step.key) }
      case 'unwish':
        return { cart, wishlist: removeItem(wishlist, step.key) }
      case 'clear':
        return empty
    }
  }
  return { ...lists, [step.owner]: own() }
}

describeDatabases('saved lists after random changes', (open) => {
  let database: Database
  let lists: SavedListsRepository
  beforeAll(async () => {
    database = await open()
    lists = createSavedListsRepository(database.orm)
  })
  afterAll(() => database.close())

  test('saved lists match the rules of the shop, in the same order, after any changes by a guest and a customer', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
        const guestId = crypto.randomUUID()
        const userId = newId()
        const now = new Date()
        await database.orm.insert(users).values({
          id: userId,
          username: 'Ada',
          email: `${userId}@shop.example`,
          passwordHash: 'none',
          createdAt: now,
          updatedAt: now,
        })
        const owners = { guest: { kind: 'guest', guestId }, customer: { kind: 'customer', userId } } as const
        let expected = { guest: empty, customer: empty }
        for (const step of steps) {
          expected = follow(expected, step)
          if (step.kind === 'signIn') {
            await database.orm.transaction((transaction) => mergeGuestLists(transaction, userId, guestId))
            continue
          }
          const owner = owners[step.owner]
          if (step.kind === 'add') await lists.addLine(owner, step.key, step.quantity)
          if (step.kind === 'set') await lists.setQuantity(owner, step.key, step.quantity)
          if (step.kind === 'remove') await lists.removeLine(owner, step.key)
          if (step.kind === 'wish') await lists.addEntry(owner, step.key)
          if (step.kind === 'unwish') await lists.removeEntry(owner, step.key)
          if (step.kind === 'clear') await Promise.all([lists.clearCart(owner), lists.clearWishlist(owner)])
        }
        for (const name of ['guest', 'customer'] as const) {
          const cart = await lists.cart(owners[name])
          const wishlist = await lists.wishlist(owners[name])
          expect(cart.map(({ item, itemType, quantity: items }) => ({ item, itemType, quantity: items }))).toEqual(
            expected[name].cart,
          )
          expect(wishlist.map(({ item, itemType }) => ({ item, itemType }))).toEqual(expected[name].wishlist)
        }
      }),
      { numRuns: 40 },
    )
  })
})
