import type { Executor } from '../db/database.ts'
import { eq } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { collections } from '../db/schema.ts'
import { chunks } from './chunks.ts'
import type { CollectionDraft } from './drafts.ts'
import { collectionValues } from './draft-values.ts'
import { setMembers } from './membership-writer.ts'
import { savePictures } from './picture-writer.ts'

/**
 * Adds collections and their products. The first draft becomes the newest.
 *
 * @returns their ids in the order of the drafts
 */
export async function insertCollections(executor: Executor, drafts: readonly CollectionDraft[]): Promise<string[]> {
  const now = new Date()
  const records = drafts.map((draft) => ({ id: draft.id ?? '', draft }))
  for (const record of records.toReversed()) record.id ||= newId()
  for (const part of chunks(records)) {
    await savePictures(
      executor,
      part.flatMap(({ draft }) => draft.coverImage ?? []),
    )
    await executor
      .insert(collections)
      .values(part.map(({ id, draft }) => ({ id, createdAt: now, updatedAt: now, ...collectionValues(draft) })))
  }
  for (const { id, draft } of records) await setMembers(executor, id, draft.productIds, now)
  return records.map(({ id }) => id)
}

/** Updates a collection. Products that it no longer lists remain without a collection. */
export async function updateCollection(
  executor: Executor,
  id: string,
  draft: CollectionDraft,
  now: Date = new Date(),
): Promise<void> {
  if (draft.coverImage !== null) await savePictures(executor, [draft.coverImage])
  await executor
    .update(collections)
    .set({ updatedAt: now, ...collectionValues(draft) })
    .where(eq(collections.id, id))
  await setMembers(executor, id, draft.productIds, now)
}
