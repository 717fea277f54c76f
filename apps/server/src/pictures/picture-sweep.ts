import { milliseconds } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { leftoverPictures } from '../db/schema.ts'
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
  readonly now: Date
  readonly signal: AbortSignal
}

/** How long files stay, in milliseconds. */
const kept = {
  /** No save takes a day, here or on another server, so an older file is not in use by one. */
  unsaved: milliseconds.day,
  /** Cards that are still shown are drawn again. */
  cards: 30 * milliseconds.day,
  /**
   * From the sweep that first finds a picture unused. So a shop that was started with another database, or with a restored copy, has not
   * deleted the pictures of the first one when the operator notices.
   */
  leftovers: 30 * milliseconds.day,
} as const

/**
 * Deletes the files of pictures that have been unused for 30 days, left by a process that was killed between storing files and
 * committing, or between committing and deleting what was replaced. Files that do not belong to the shop stay.
 *
 * @returns how many files were deleted
 */
export async function sweepPictures({ database, store, locks, now, signal }: PictureSweepOptions): Promise<number> {
  const before = (duration: number) => new Date(now.getTime() - duration)
  const obsolete: string[] = []
  const files = new Map<string, { readonly names: string[]; young: boolean }>()
  for await (const { name, modifiedAt } of store.list()) {
    if (signal.aborted) return 0
    const young = modifiedAt >= before(kept.unsaved)
    if (name.endsWith('.part') && !young) obsolete.push(name)
    if (readCardName(name) !== null && modifiedAt < before(kept.cards)) obsolete.push(name)
    const publicId = pictureOf(name)
    if (publicId === null) continue
    const known = files.get(publicId) ?? { names: [], young: false }
    files.set(publicId, { names: [...known.names, name], young: known.young || young })
  }
  for (const name of obsolete) await store.delete(name)
  let removed = obsolete.length
  const unused: string[] = []
  for (const [publicId, { young }] of files) {
    if (signal.aborted) return removed
    if (!young && !(await isShown(database, publicId))) unused.push(publicId)
  }
  for (const publicId of await foundBefore(database, unused, { now, before: before(kept.leftovers) })) {
    if (signal.aborted) break
    const { names } = files.get(publicId)!
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

/** Records which pictures are unused now, and returns those that were found unused before. A picture that is used again is forgotten. */
async function foundBefore(
  { orm }: Database,
  publicIds: readonly string[],
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<string[]> {
  // All ids are one parameter: with another database, they are all pictures of a shop.
  const { rows } = await orm.execute<{ id: string }>(sql`
    with unused as materialized (select id from json_array_elements_text(${JSON.stringify(publicIds)}::json) as given (id)),
    forgotten as (delete from ${leftoverPictures} where ${leftoverPictures.publicId} not in (select id from unused)),
    found as (
      insert into ${leftoverPictures} (public_id, found_at)
      select id, ${now.toISOString()}::timestamptz from unused on conflict do nothing
    )
    select id from unused join ${leftoverPictures} on ${leftoverPictures.publicId} = id
    where ${leftoverPictures.foundAt} < ${before.toISOString()}::timestamptz`)
  return rows.map(({ id }) => id)
}

/** Puts the metadata first: a picture without metadata counts as missing, so an interrupted deletion leaves no broken picture. */
function metadataFirst(names: readonly string[]): string[] {
  return names.toSorted((one, other) => Number(other.endsWith('.json')) - Number(one.endsWith('.json')))
}
