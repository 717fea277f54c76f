import type { User } from '@shop/api'
import type { contractSchemas } from '@shop/api/schemas'
import { changedMeanwhile, isSameState } from '@shop/domain'
import type { ChangeAction, ItemState, ItemType } from '@shop/domain'
import type { z } from 'zod'
import { indexMembers } from '../catalogue/membership-writer.ts'
import type { Executor } from '../db/database.ts'
import { eq, inArray } from '../db/drizzle.ts'
import type { collections, products } from '../db/schema.ts'
import { laterThan } from '../db/later-than.ts'
import { HttpError } from '../http-error.ts'
import { recordChanges } from './change-history.ts'
import { deleteItem, restoreItem } from './deleted-items.ts'
import { itemNotFound, itemTables } from './stored-items.ts'

type ItemChanges = z.output<typeof contractSchemas.adminCatalogue.changeItems.body>
type ItemChange = ItemChanges['items'][number]

/** A changed item with its new version. */
export interface ChangedItem {
  readonly _id: string
  readonly updatedAt: string
}

/**
 * Sets prices, promotions and visibility of several items, deletes and restores them: all or none. When every item has its values
 * already, nothing is changed, whatever the versions are, so that a request whose response was lost can be sent again.
 *
 * @throws {HttpError} 404 when one does not exist; 409 when some have changed since they were read, with an issue for each
 */
export async function changeItems(transaction: Executor, by: User, { itemType, items }: ItemChanges): Promise<ChangedItem[]> {
  const table = itemTables[itemType]
  const ids = items.map(({ _id }) => _id)
  const rows = await transaction.select().from(table).where(inArray(table.id, ids))
  const stored = new Map(rows.map((row) => [row.id, row]))
  const found = items.map((item) => ({ item, old: ensureStored(stored.get(item._id), itemType) }))
  const isDone = found.every(({ item, old }) => isSameState(stateOf(old, old.deletedAt !== null), stateOf(item, item.isDeleted)))
  const changes = isDone ? [] : found
  ensureVersions(changes, itemType)
  for (const { item, old } of changes) {
    if ((old.deletedAt !== null) !== item.isDeleted) {
      await (item.isDeleted ? deleteItem : restoreItem)(transaction, by, itemType, old.id)
    }
    const { isDeleted: _, ...values } = stateOf(item, item.isDeleted)
    await transaction
      .update(table)
      .set({ ...values, updatedAt: laterThan(table.updatedAt, new Date()) })
      .where(eq(table.id, old.id))
    if (itemType === 'Collection' && item.visibility !== old.visibility) await indexMembers(transaction, old.id)
  }
  const kept = changes.filter(({ item, old }) => !item.isDeleted && old.deletedAt === null)
  await recordChanges(transaction, by, kept.length === 0 ? [] : [summary(itemType, kept)])
  const saved = await transaction.select({ id: table.id, updatedAt: table.updatedAt }).from(table).where(inArray(table.id, ids))
  return saved.map(({ id, updatedAt }) => ({ _id: id, updatedAt: updatedAt.toISOString() }))
}

type StoredItem = typeof products.$inferSelect | typeof collections.$inferSelect

/** A requested change with the stored item. */
interface FoundChange {
  readonly item: ItemChange
  readonly old: StoredItem
}

function ensureStored(stored: StoredItem | undefined, itemType: ItemType): StoredItem {
  if (stored === undefined) throw itemNotFound(itemType)
  return stored
}

/** @throws {HttpError} 409 with an issue for each item whose version differs */
function ensureVersions(changes: readonly FoundChange[], itemType: ItemType): void {
  const message = changedMeanwhile[itemType]
  const issues = changes.flatMap(({ item, old }, index) =>
    old.updatedAt.getTime() === Date.parse(item.updatedAt) ? [] : { path: `items.${index}.updatedAt`, message },
  )
  if (issues.length > 0) throw new HttpError(409, message, issues)
}

function stateOf({ price, isPromo, discountedPrice, visibility }: Omit<ItemState, 'isDeleted'>, isDeleted: boolean): ItemState {
  return { price, isPromo, discountedPrice: isPromo ? discountedPrice : null, visibility, isDeleted }
}

/** One line of the history for all items: 'Eko Sofa', or '12 products'. */
function summary(subject: ItemType, changes: readonly FoundChange[]) {
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
