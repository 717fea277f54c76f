import type { Database } from '../db/database.ts'
import type { MediaStore } from '../media/media-store.ts'
import { readCardName } from '../preview-cards/preview-card.ts'
import { pictureOf } from '../media/names.ts'
import { deleteUnusedPictures } from './delete-unused-pictures.ts'
import type { KeyLocks } from './key-locks.ts'

/** The options for deleting leftover pictures. */
export interface PictureSweepOptions {
  readonly database: Database
  readonly store: MediaStore
  /** The same locks that adding and removing pictures use in this process. */
  readonly locks: KeyLocks
  /** Newer files stay: their save may still be running, here or on another server. */
  readonly olderThan: Date
  /** Cards that are older are deleted. Those that are still shown are drawn again. */
  readonly cardsOlderThan: Date
  readonly signal: AbortSignal
}

/**
 * Deletes the files of unused pictures, left by a process that was killed between storing files and committing, or between
 * committing and deleting what was replaced. Files that do not belong to the shop stay.
 *
 * @returns how many files were deleted
 */
export async function sweepPictures({
  database,
  store,
  locks,
  olderThan,
  cardsOlderThan,
  signal,
}: PictureSweepOptions): Promise<number> {
  const obsolete: string[] = []
  const files = new Map<string, { readonly names: string[]; young: boolean }>()
  for await (const { name, modifiedAt } of store.list()) {
    if (signal.aborted) return 0
    const young = modifiedAt >= olderThan
    if (name.endsWith('.part') && !young) obsolete.push(name)
    if (readCardName(name) !== null && modifiedAt < cardsOlderThan) obsolete.push(name)
    const publicId = pictureOf(name)
    if (publicId === null) continue
    const known = files.get(publicId) ?? { names: [], young: false }
    files.set(publicId, { names: [...known.names, name], young: known.young || young })
  }
  for (const name of obsolete) await store.delete(name)
  let removed = obsolete.length
  for (const [publicId, { names, young }] of files) {
    if (signal.aborted) break
    if (young || (await isShown(database, publicId))) continue
    await locks.run([publicId], async () => {
      if ((await deleteUnusedPictures(database, [publicId])).length === 0) return
      for (const name of metadataFirst(names)) await store.delete(name)
      removed += names.length
    })
  }
  return removed
}

/** Whether a picture is used. This is checked before taking a lock, because nearly every picture is. */
async function isShown({ pool }: Database, publicId: string): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'shop_is_shown',
    text: `select exists (select 1 from product_images where public_id = $1)
      or exists (select 1 from collections where cover_id = $1)
      or exists (select 1 from site_pictures where public_id = $1) as shown`,
    values: [publicId],
  })
  return rows[0].shown
}

/** Puts the metadata first: a picture without metadata counts as missing, so an interrupted deletion leaves no broken picture. */
function metadataFirst(names: readonly string[]): string[] {
  return names.toSorted((one, other) => Number(other.endsWith('.json')) - Number(one.endsWith('.json')))
}
