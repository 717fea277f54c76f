import type { User } from '@shop/api'
import type { contractSchemas } from '@shop/api/schemas'
import type { ChangeAction, ItemType } from '@shop/domain'
import type { z } from 'zod'
import type { Executor } from '../db/database.ts'
import { eq, inArray } from '../db/drizzle.ts'
import type { collections, products } from '../db/schema.ts'
import { laterThan } from '../db/later-than.ts'
import { recordChanges } from './change-history.ts'
import { deleteItem, restoreItem } from './deleted-items.ts'
import { itemChanged, itemNotFound, itemTables } from './stored-items.ts'

type ItemChanges = z.output<typeof contractSchemas.adminCatalogue.changeItems.body>
type ItemChange = ItemChanges['items'][number]

/** A changed item with its new version. */
export interface ChangedItem {
  readonly _id: string
  readonly updatedAt: string
}

/**
 * Sets prices, promotions and visibility of several items, deletes and restores them: all or none.
 *
 * @throws {HttpError} 404 when one does not exist, 409 when one has changed since it was read
 */
export async function changeItems(transaction: Executor, by: User, { itemType, items }: ItemChanges): Promise<ChangedItem[]> {
  const table = itemTables[itemType]
  const ids = items.map(({ _id }) => _id.toLowerCase())
  const rows = await transaction.select().from(table).where(inArray(table.id, ids))
  const stored = new Map(rows.map((row) => [row.id, row]))
  const changes = items.map((item) => ({ item, old: ensureVersion(stored.get(item._id.toLowerCase()), item, itemType) }))
  for (const { item, old } of changes) {
    if ((old.deletedAt !== null) !== item.isDeleted) {
      await (item.isDeleted ? deleteItem : restoreItem)(transaction, by, itemType, old.id)
    }
    const { price, isPromo, discountedPrice, visibility } = item
    await transaction
      .update(table)
      .set({
        price,
        isPromo,
        discountedPrice: isPromo ? discountedPrice : null,
        visibility,
        updatedAt: laterThan(table.updatedAt, new Date()),
      })
      .where(eq(table.id, old.id))
  }
  const kept = changes.filter(({ item, old }) => !item.isDeleted && old.deletedAt === null)
  await recordChanges(transaction, by, kept.length === 0 ? [] : [summary(itemType, kept)])
  const saved = await transaction.select({ id: table.id, updatedAt: table.updatedAt }).from(table).where(inArray(table.id, ids))
  return saved.map(({ id, updatedAt }) => ({ _id: id, updatedAt: updatedAt.toISOString() }))
}

type StoredItem = typeof products.$inferSelect | typeof collections.$inferSelect

function ensureVersion(stored: StoredItem | undefined, item: ItemChange, itemType: ItemType): StoredItem {
  if (stored === undefined) throw itemNotFound(itemType)
  if (stored.updatedAt.getTime() !== Date.parse(item.updatedAt)) throw itemChanged(itemType)
  return stored
}

/** One line of the history for all items: 'Eko Sofa', or '12 products'. */
function summary(subject: ItemType, changes: readonly { readonly item: ItemChange; readonly old: StoredItem }[]) {
  const actions = new Set(changes.map(({ item, old }) => actionOf(item, old)))
  const [action = 'changed'] = actions.size === 1 ? actions : []
  const [first] = changes
  return changes.length === 1 && first !== undefined
    ? { subject, action, subjectId: first.old.id, name: first.old.name }
    : { subject, action, subjectId: null, name: `${changes.length} ${subject.toLowerCase()}s` }
}

function actionOf({ visibility }: ItemChange, old: StoredItem): ChangeAction {
  if (visibility === old.visibility) return 'changed'
  return visibility === 'public' ? 'published' : 'hidden'
}
