import type { CartLine } from '@shop/api'
import { createCollection, createProduct } from '@shop/api/testing'
import { limits } from '@shop/domain'
import type { ItemKey } from '@shop/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { milliseconds } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { eq } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { cartLines, products, users, wishlistEntries } from '../db/schema.ts'
import { addProducts, collectionDraft, productDraft } from '../testing/catalogue.ts'
import { describeDatabases } from '../testing/databases.ts'
import { insertCollections } from '../catalogue/collection-writer.ts'
import { createSavedListsRepository } from './saved-lists.repository.ts'
import type { ListOwner, SavedListsRepository } from './saved-lists.repository.ts'
import { mergeGuestLists } from './merge-guest-lists.ts'
import { removeExpiredGuestLists } from './remove-expired-guest-lists.ts'

const product = (item: string): ItemKey => ({ item, itemType: 'Product' })
const withoutIds = (lines: readonly CartLine[]) => lines.map(({ _id, ...line }) => line)

describeDatabases('carts and wishlists', (open) => {
  let database: Database
  let lists: SavedListsRepository
  let sofa = ''
  let table = ''
  let lamp = ''
  let room = ''
  beforeAll(async () => {
    database = await open()
    lists = createSavedListsRepository(database.orm)
    const drafts = [createProduct(), createProduct(), createProduct()].map(productDraft)
    ;[sofa = '', table = '', lamp = ''] = await addProducts(database.orm, drafts)
    ;[room = ''] = await insertCollections(database.orm, [collectionDraft(createCollection({ coverImage: null }), [])])
  })
  afterAll(() => database.close())

  async function customer(): Promise<ListOwner & { kind: 'customer' }> {
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
    return { kind: 'customer', userId }
  }
  const guest = (): ListOwner & { kind: 'guest' } => ({ kind: 'guest', guestId: crypto.randomUUID() })

  describe.each([
    ['a customer', customer],
    ['a guest', async () => guest()],
  ])('the lists of %s', (_, newOwner) => {
    test('a cart holds one line per item and type, newest last', async () => {
      const owner = await newOwner()
      await lists.addLine(owner, product(sofa), 2)
      await lists.addLine(owner, { item: room, itemType: 'Collection' }, 1)
      await lists.addLine(owner, product(table), 1)
      await lists.addLine(owner, product(sofa), 3)
      expect(withoutIds(await lists.cart(owner))).toEqual([
        { item: sofa, itemType: 'Product', quantity: 5 },
        { item: room, itemType: 'Collection', quantity: 1 },
        { item: table, itemType: 'Product', quantity: 1 },
      ])
    })

    test('a cart counts all of fifty items added concurrently', async () => {
      const owner = await newOwner()
      await Promise.all(Array.from({ length: 50 }, () => lists.addLine(owner, product(sofa), 1)))
      expect(withoutIds(await lists.cart(owner))).toEqual([{ item: sofa, itemType: 'Product', quantity: 50 }])
    })

    test('a cart never holds more than 99 of an item', async () => {
      const owner = await newOwner()
      await lists.addLine(owner, product(sofa), 60)
      await lists.addLine(owner, product(sofa), 60)
      expect(withoutIds(await lists.cart(owner))).toEqual([{ item: sofa, itemType: 'Product', quantity: 99 }])
    })

    test('sets the quantity of an existing cart line and ignores a missing one', async () => {
      const owner = await newOwner()
      await lists.addLine(owner, product(sofa), 60)
      await lists.setQuantity(owner, product(sofa), 4)
      await lists.setQuantity(owner, product(table), 4)
      expect(withoutIds(await lists.cart(owner))).toEqual([{ item: sofa, itemType: 'Product', quantity: 4 }])
    })

    test('removes one cart line or all', async () => {
      const owner = await newOwner()
      const other = await newOwner()
      await lists.addLine(owner, product(sofa), 1)
      await lists.addLine(owner, product(table), 1)
      await lists.addLine(other, product(sofa), 7)
      await lists.removeLine(owner, product(sofa))
      expect(withoutIds(await lists.cart(owner))).toEqual([{ item: table, itemType: 'Product', quantity: 1 }])
      await lists.clearCart(owner)
      expect(await lists.cart(owner)).toEqual([])
      expect(withoutIds(await lists.cart(other))).toEqual([{ item: sofa, itemType: 'Product', quantity: 7 }])
    })

    test('a wishlist holds an item once', async () => {
      const owner = await newOwner()
      expect(await lists.addEntry(owner, product(sofa))).toBe(true)
      expect(await lists.addEntry(owner, product(table))).toBe(true)
      expect(await lists.addEntry(owner, product(sofa))).toBe(true)
      expect((await lists.wishlist(owner)).map(({ item }) => item)).toEqual([sofa, table])
      await lists.removeEntry(owner, product(sofa))
      expect((await lists.wishlist(owner)).map(({ item }) => item)).toEqual([table])
      await lists.clearWishlist(owner)
      expect(await lists.wishlist(owner)).toEqual([])
    })

    test('a full saved list rejects a new line but an existing one still grows', async () => {
      const owner = await newOwner()
      const columns = owner.kind === 'customer' ? { userId: owner.userId } : { guestId: owner.guestId }
      const rows = Array.from({ length: limits.linesMaximum }, () => ({
        id: newId(),
        ...columns,
        itemType: 'Product' as const,
        itemId: newId(),
        quantity: 1,
      }))
      await database.orm.insert(cartLines).values(rows)
      await database.orm.insert(wishlistEntries).values(rows)
      const first = product(rows[0]?.itemId ?? '')
      expect(await lists.addLine(owner, product(sofa), 1)).toBe(false)
      expect(await lists.addEntry(owner, product(sofa))).toBe(false)
      expect(await lists.addLine(owner, first, 1)).toBe(true)
      expect(await lists.addEntry(owner, first)).toBe(true)
      const cart = await lists.cart(owner)
      expect([cart.length, cart[0]?.quantity, (await lists.wishlist(owner)).length]).toEqual([500, 2, 500])
    })
  })

  test('carts and wishlists keep the line of a deleted product', async () => {
    const owner = guest()
    const [gone = ''] = await addProducts(database.orm, [productDraft(createProduct())])
    await lists.addLine(owner, product(gone), 2)
    await database.orm.delete(products).where(eq(products.id, gone))
    expect(withoutIds(await lists.cart(owner))).toEqual([{ item: gone, itemType: 'Product', quantity: 2 }])
    expect(await lists.hasItem(product(gone))).toBe(false)
  })

  test('carts and wishlists are deleted with the account', async () => {
    const owner = await customer()
    await lists.addLine(owner, product(sofa), 1)
    await lists.addEntry(owner, product(sofa))
    await database.orm.delete(users).where(eq(users.id, owner.userId))
    expect([await lists.cart(owner), await lists.wishlist(owner)]).toEqual([[], []])
  })

  test('carts and wishlists know which of many ids exist', async () => {
    expect(await lists.existing('Product', [sofa, room, newId()])).toEqual(new Set([sofa]))
    expect(await lists.existing('Collection', [sofa, room])).toEqual(new Set([room]))
    expect(await lists.existing('Product', [])).toEqual(new Set())
  })

  test('lists of guests are removed once their cookie must have expired, and those of customers are kept', async () => {
    const owners = [guest(), await customer()] as const
    const monthsLater = (months: number) => new Date(Date.now() + months * 30.5 * milliseconds.day)
    for (const owner of owners) {
      await lists.addLine(owner, product(sofa), 1)
      await lists.addEntry(owner, product(sofa))
    }
    const saved = () =>
      Promise.all(owners.map(async (owner) => [(await lists.cart(owner)).length, (await lists.wishlist(owner)).length]))
    await removeExpiredGuestLists(database.orm, monthsLater(12))
    expect(await saved()).toEqual([
      [1, 1],
      [1, 1],
    ])
    await removeExpiredGuestLists(database.orm, monthsLater(14))
    expect(await saved()).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  describe('mergeGuestLists', () => {
    const merge = ({ userId }: { userId: string }, { guestId }: { guestId: string }): Promise<void> =>
      database.orm.transaction((transaction) => mergeGuestLists(transaction, userId, guestId))

    test("the guest's lines are appended to the account's with quantities up to 99, and the guest's lists are emptied", async () => {
      const owner = await customer()
      const before = guest()
      await lists.addLine(owner, product(sofa), 2)
      await lists.addLine(owner, product(table), 60)
      await lists.addLine(before, product(lamp), 1)
      await lists.addLine(before, product(table), 60)
      await lists.addLine(before, { item: sofa, itemType: 'Collection' }, 4)
      await lists.addLine(before, product(sofa), 3)
      await lists.addEntry(owner, product(table))
      for (const item of [lamp, table]) await lists.addEntry(before, product(item))
      const merged = [
        { item: sofa, itemType: 'Product', quantity: 5 },
        { item: table, itemType: 'Product', quantity: 99 },
        { item: lamp, itemType: 'Product', quantity: 1 },
        { item: sofa, itemType: 'Collection', quantity: 4 },
      ]
      await merge(owner, before)
      expect(withoutIds(await lists.cart(owner))).toEqual(merged)
      expect((await lists.wishlist(owner)).map(({ item }) => item)).toEqual([table, lamp])
      expect([await lists.cart(before), await lists.wishlist(before)]).toEqual([[], []])

      await merge(owner, before)
      expect(withoutIds(await lists.cart(owner))).toEqual(merged)
      expect((await lists.wishlist(owner)).map(({ item }) => item)).toEqual([table, lamp])
    })

    test("the guest's lists are merged once when the guest signs in twice concurrently", async () => {
      const owner = await customer()
      const before = guest()
      await lists.addLine(before, product(sofa), 3)
      await Promise.all([merge(owner, before), merge(owner, before)])
      expect(withoutIds(await lists.cart(owner))).toEqual([{ item: sofa, itemType: 'Product', quantity: 3 }])
    })

    test('saved lists remain with the guest when the sign-in fails', async () => {
      const owner = await customer()
      const before = guest()
      await lists.addLine(before, product(sofa), 3)
      await expect(
        database.orm.transaction(async (transaction) => {
          await mergeGuestLists(transaction, owner.userId, before.guestId)
          throw new Error('no session')
        }),
      ).rejects.toThrow('no session')
      expect(await lists.cart(owner)).toEqual([])
      expect(withoutIds(await lists.cart(before))).toEqual([{ item: sofa, itemType: 'Product', quantity: 3 }])
    })
  })
})
