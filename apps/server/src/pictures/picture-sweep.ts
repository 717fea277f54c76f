import type { Database } from '../db/database.ts'
import type { MediaStore } from '../media/media-store.ts'
import { pictureOf } from '../media/names.ts'
import { deleteUnusedPictures } from './delete-unused-pictures.ts'
import type { KeyLocks } from './key-locks.ts'

/** What a sweep works on. */
export interface PictureSweepOptions {
  readonly database: Database
  readonly store: MediaStore
  /** The same as of whatever adds and removes pictures in this process. */
  readonly locks: KeyLocks
  /** Files that are younger stay: their save may be under way, here or on another server. */
  readonly olderThan: Date
  /** Ends the sweep early. */
  readonly signal: AbortSignal
}

/**
 * Removes the files of pictures that nothing shows: those of a save that was killed between its files and its commit, or
 * between its commit and the removal of what it replaced. Files that are not the shop's stay.
 *
 * @returns how many files were removed
 */
export async function sweepPictures({ database, store, locks, olderThan, signal }: PictureSweepOptions): Promise<number> {
  const drafts: string[] = []
  const files = new Map<string, { readonly names: string[]; young: boolean }>()
  for await (const { name, modifiedAt } of store.list()) {
    if (signal.aborted) return 0
    const young = modifiedAt >= olderThan
    if (name.endsWith('.part') && !young) drafts.push(name)
    const publicId = pictureOf(name)
    if (publicId === null) continue
    const known = files.get(publicId) ?? { names: [], young: false }
    files.set(publicId, { names: [...known.names, name], young: known.young || young })
  }
  for (const name of drafts) await store.delete(name)
  let removed = drafts.length
  for (const [publicId, { names, young }] of files) {
    if (signal.aborted) break
    if (young || (await isShown(database, publicId))) continue
    await locks.run([publicId], async () => {
      if ((await deleteUnusedPictures(database, [publicId])).length === 0) return
      for (const name of notesFirst(names)) await store.delete(name)
      removed += names.length
    })
  }
  return removed
}

/** Asked before any lock is taken, as nearly every picture is shown. */
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

/** Without its note a picture counts as missing, and is made anew when it is added again. */
function notesFirst(names: readonly string[]): string[] {
  return names.toSorted((one, other) => Number(other.endsWith('.json')) - Number(one.endsWith('.json')))
}
