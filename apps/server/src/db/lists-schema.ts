import { itemTypes, limits } from '@shop/domain'
import { users } from './accounts-schema.ts'
import { check, pgTable, smallint, sql, text, unique, uuid } from './drizzle.ts'
import type { AnyPgColumn } from './drizzle.ts'

/** Columns that a line of a cart and an entry of a wishlist share. A function, as each table needs columns of its own. */
function entryColumns() {
  return {
    /** Rises with every line that is made: lists are ordered by it, the newest last. */
    id: uuid('id').primaryKey(),
    /** Whose it is: an account's, or a guest's by the id in the guest's cookie. One of the two. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    guestId: uuid('guest_id'),
    itemType: text('item_type', { enum: itemTypes }).notNull(),
    /** No foreign key: what is deleted from the catalogue stays in lists, and is shown there as unknown. */
    itemId: uuid('item_id').notNull(),
  }
}

const oneOwner = (table: { readonly userId: AnyPgColumn; readonly guestId: AnyPgColumn }) =>
  sql`num_nonnulls(${table.userId}, ${table.guestId}) = 1`

/** The lines of every cart, one for each item of an owner. */
export const cartLines = pgTable(
  'cart_lines',
  {
    ...entryColumns(),
    quantity: smallint('quantity').notNull(),
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

/** The entries of every wishlist, one for each item of an owner. */
export const wishlistEntries = pgTable('wishlist_entries', entryColumns(), (table) => [
  unique('wishlist_entries_one_for_each_item').on(table.userId, table.guestId, table.itemType, table.itemId).nullsNotDistinct(),
  check('wishlist_entries_one_owner', oneOwner(table)),
])
