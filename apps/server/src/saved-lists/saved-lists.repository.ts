import type { CartLine, WishlistEntry } from '@shop/api'
import { limits } from '@shop/domain'
import type { ItemKey, ItemType } from '@shop/domain'
import type { Executor } from '../db/database.ts'
import { and, eq, isNull, sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { cartLines, collections, products, wishlistEntries } from '../db/schema.ts'

/** The owner of saved lists: an account, or a guest by the id in the guest's cookie. */
export type ListOwner =
  | { readonly kind: 'customer'; readonly userId: string }
  | { readonly kind: 'guest'; readonly guestId: string }

/** Reads and writes carts and wishlists. Every change is one statement, so concurrent changes all count. */
export interface SavedListsRepository {
  /** The lines of a cart, newest last. */
  cart(owner: ListOwner): Promise<CartLine[]>
  /**
   * Adds a line or increases an existing one, up to 99.
   *
   * @param request - the key of the request. The request that added to the line last changes nothing when it is sent again
   * @returns false when the cart is full and nothing was added
   */
  addLine(owner: ListOwner, key: ItemKey, quantity: number, request?: string | null): Promise<boolean>
  /** Sets the quantity of an existing line, 1 to 99; a missing line is not added. */
  setQuantity(owner: ListOwner, key: ItemKey, quantity: number): Promise<void>
  removeLine(owner: ListOwner, key: ItemKey): Promise<void>
  clearCart(owner: ListOwner): Promise<void>
  /** The entries of a wishlist, newest last. */
  wishlist(owner: ListOwner): Promise<WishlistEntry[]>
  /**
   * Adds an entry; a duplicate changes nothing.
   *
   * @returns false when the wishlist is full and nothing was added
   */
  addEntry(owner: ListOwner, key: ItemKey): Promise<boolean>
  removeEntry(owner: ListOwner, key: ItemKey): Promise<void>
  clearWishlist(owner: ListOwner): Promise<void>
  /** Whether shoppers see an item. Its id must be valid. */
  hasItem(key: ItemKey): Promise<boolean>
  /** The items among these ids that shoppers see. All ids must be valid. */
  existing(itemType: ItemType, ids: readonly string[]): Promise<Set<string>>
}

type ListTable = typeof cartLines | typeof wishlistEntries

/** Creates the repository of carts and wishlists. */
export function createSavedListsRepository(executor: Executor): SavedListsRepository {
  const remove = async (table: ListTable, owner: ListOwner, key: ItemKey): Promise<void> => {
    await executor.delete(table).where(and(ownedBy(table, owner), names(table, key)))
  }

  /** Inserts a line unless the list is full; `onConflict` updates an existing one. */
  const insert = async (
    table: ListTable,
    owner: ListOwner,
    { item, itemType }: ItemKey,
    more: { readonly columns: SQL; readonly values: SQL; readonly onConflict: SQL },
  ): Promise<boolean> => {
    const { userId, guestId } = ownerColumns(owner)
    const own = ownedBy(table, owner)
    const { rowCount } = await executor.execute(sql`
      insert into ${table} (id, user_id, guest_id, item_type, item_id ${more.columns})
      select ${newId()}::uuid, ${userId}::uuid, ${guestId}::uuid, ${itemType}, ${item}::uuid ${more.values}
      where (select count(*) from ${table} where ${own}) < ${limits.linesMaximum}
        or exists (select 1 from ${table} where ${own} and ${names(table, { item, itemType })})
      on conflict (user_id, guest_id, item_type, item_id) do update set ${more.onConflict}`)
    return rowCount === 1
  }

  return {
    async cart(owner) {
      return executor
        .select({ _id: cartLines.id, item: cartLines.itemId, itemType: cartLines.itemType, quantity: cartLines.quantity })
        .from(cartLines)
        .where(ownedBy(cartLines, owner))
        .orderBy(cartLines.id)
    },

    addLine: (owner, key, quantity, request = null) =>
      insert(cartLines, owner, key, {
        columns: sql`, quantity, last_addition`,
        values: sql`, ${quantity}::smallint, ${request}::uuid`,
        onConflict: sql`quantity = ${grownQuantity}, last_addition = excluded.last_addition`,
      }),

    async setQuantity(owner, key, quantity) {
      await executor
        .update(cartLines)
        .set({ quantity })
        .where(and(ownedBy(cartLines, owner), names(cartLines, key)))
    },

    removeLine: (owner, key) => remove(cartLines, owner, key),

    async clearCart(owner) {
      await executor.delete(cartLines).where(ownedBy(cartLines, owner))
    },

    async wishlist(owner) {
      return executor
        .select({ _id: wishlistEntries.id, item: wishlistEntries.itemId, itemType: wishlistEntries.itemType })
        .from(wishlistEntries)
        .where(ownedBy(wishlistEntries, owner))
        .orderBy(wishlistEntries.id)
    },

    // An update without effect counts the row, which distinguishes a duplicate from a full list.
    addEntry: (owner, key) =>
      insert(wishlistEntries, owner, key, {
        columns: sql``,
        values: sql``,
        onConflict: sql`item_id = excluded.item_id`,
      }),

    removeEntry: (owner, key) => remove(wishlistEntries, owner, key),

    async clearWishlist(owner) {
      await executor.delete(wishlistEntries).where(ownedBy(wishlistEntries, owner))
    },

    async hasItem({ item, itemType }) {
      return (await this.existing(itemType, [item])).has(item.toLowerCase())
    },

    async existing(itemType, ids) {
      if (ids.length === 0) return new Set()
      const table = itemType === 'Product' ? products : collections
      const rows = await executor
        .select({ id: table.id })
        .from(table)
        .where(and(idIn(table.id, ids), table.isListed))
      return new Set(rows.map(({ id }) => id))
    },
  }
}

/** The increased quantity of an existing line, or the same one when the request has already increased it. */
const grownQuantity = sql`case when ${cartLines.lastAddition} = excluded.last_addition then ${cartLines.quantity}
  else least(${cartLines.quantity} + excluded.quantity, ${limits.quantityMaximum}) end`

/** Passes any number of ids as one parameter, because a list of parameters would be a different statement for each length. */
function idIn(column: typeof products.id | typeof collections.id, ids: readonly string[]): SQL {
  return sql`${column} in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))`
}

/** The two columns that identify the owner. */
function ownerColumns(owner: ListOwner): { userId: string | null; guestId: string | null } {
  return owner.kind === 'customer' ? { userId: owner.userId, guestId: null } : { userId: null, guestId: owner.guestId }
}

/** Compares both columns, because the unique index starts with them. */
function ownedBy(table: ListTable, owner: ListOwner): SQL | undefined {
  return owner.kind === 'customer'
    ? and(eq(table.userId, owner.userId), isNull(table.guestId))
    : and(isNull(table.userId), eq(table.guestId, owner.guestId))
}

function names(table: ListTable, { item, itemType }: ItemKey): SQL | undefined {
  return and(eq(table.itemType, itemType), eq(table.itemId, item))
}
