import { itemTypes, limits } from '@shop/domain'
import { users } from './accounts-schema.ts'
import { check, pgTable, smallint, sql, text, unique, uuid } from './drizzle.ts'
import type { AnyPgColumn } from './drizzle.ts'

/** The columns shared by cart lines and wishlist entries. It is a function because each table needs its own. */
function entryColumns() {
  return {
    /** A UUID that increases with every line. Lists are ordered by it, newest last. */
    id: uuid('id').primaryKey(),
    /** The owner: an account, or a guest by the id in the guest's cookie. Exactly one is set. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id'),
    itemType: text('item_type', { enum: itemTypes }).notNull(),
    /** No foreign key: items deleted from the catalogue stay in lists and are shown as unknown. */
    itemId: uuid('item_id').notNull(),
  }
}

const oneOwner = (table: { readonly userId: AnyPgColumn; readonly guestId: AnyPgColumn }) =>
  sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`

/** The lines of all carts, one per owner and item. */
export const cartLines = pgTable(
  'cart_lines',
  {
    ...entryColumns(),
    quantity: smallint('quantity').notNull(),
    /** The `Idempotency-Key` of the request that added to the line last. */
    lastAddition: uuid('last_addition'),
  },
  (table) => [
    unique('cart_lines_one_for_each_item').on(table.userId, table.guestId, table.itemType, table.itemId).nullsNotDistinct(),
    check('cart_lines_one_owner', oneOwner(table)),
    check(
      'cart_lines_quantity_bounded',
      sql`${table.quantity} between ${sql.raw(`${limits.quantityMinimum} and ${limits.quantityMaximum}`)}`,
    ),
  ],
)

/** The entries of all wishlists, one per owner and item. */
export const wishlistEntries = pgTable('wishlist_entries', entryColumns(), (table) => [
  unique('wishlist_entries_one_for_each_item').on(table.userId, table.guestId, table.itemType, table.itemId).nullsNotDistinct(),
  check('wishlist_entries_one_owner', oneOwner(table)),
])
