import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Database } from '../db/database.ts'
import type { Media } from '../media/media.ts'
import { type CatalogueEntries, ImportError, type ImportProblem, pictureReferences, throwProblems } from './import/entries.ts'
import { findMissing } from './import/known.ts'
import { readMemberships } from './import/memberships.ts'
import { partsOf } from './import/parts.ts'
import { addPictures, inspectPictures } from './import/pictures.ts'
import type { Plan, Tally } from './import/plan.ts'
import { planFile, type ReadFile } from './import/planned.ts'
import { readCsv } from './import/read-csv.ts'
import { readJson } from './import/read-json.ts'
import { writeParts } from './import/write-parts.ts'
import { deleteUnusedPictures } from '../pictures/delete-unused-pictures.ts'
import { createPictureLocks } from '../pictures/picture-locks.ts'

export { ImportError } from './import/entries.ts'

/** The options of an import. */
export interface ImportOptions {
  /** An open, migrated database. */
  readonly database: Database
  readonly media: Media
  /** Validates everything and reports the changes without making them. */
  readonly dryRun?: boolean
  /** Receives lines about slow steps: before the pictures are processed, and while many records are saved. */
  readonly log?: (line: string) => void
}

/** The result of an import or a dry run. */
export interface ImportSummary {
  readonly products: Tally
  readonly collections: Tally
  /** Whether the slides of the home page changed. */
  readonly heroesChanged: boolean
  /** The number of pictures in the file. */
  readonly pictures: number
  /** Where the file has items that were deleted while the import was running. */
  readonly deleted: readonly string[]
}

/**
 * Imports a catalogue: a CSV of products and collections, or a JSON file with these and the slides of the home page. A record with
 * a known key is updated, any other is added, and none is deleted. Every record must follow the rules of the admin forms.
 *
 * @param file - `.json` or `.csv`; its pictures are relative to it
 * @throws ImportError with every problem of the file; nothing is stored then, except earlier parts of a large file when a later one has a
 *   problem with what others have saved meanwhile
 */
export async function importCatalogue(file: string, options: ImportOptions): Promise<ImportSummary> {
  const { database, media, dryRun = false, log = () => undefined } = options
  const { entries, problems } = await readEntries(file)
  const pictures = pictureReferences(entries)
  const inspected = await inspectPictures(media, pictures)
  const read: ReadFile = { entries, memberships: readMemberships(entries), problems, pictures: inspected }
  const productIds = new Map<string, string>()
  const plan = await planFile(database.orm, read, productIds)
  const made = dryRun ? [plan] : await write()
  return {
    products: sumOf(
      entries.products.length,
      made.map(({ products }) => products),
    ),
    collections: sumOf(
      entries.collections.length,
      made.map(({ collections }) => collections),
    ),
    heroesChanged: made.some(({ heroes }) => heroes !== null),
    pictures: inspected.found.size,
    deleted: dryRun ? [] : await findMissing(database.orm, entries),
  }

  async function write(): Promise<Plan[]> {
    if (inspected.found.size > 0) log(storingLine(inspected.found.size))
    const locks = createPictureLocks(database)
    const added: string[] = []
    const onAdded = (publicId: string) => void added.push(publicId)
    try {
      const { problems: ofPictures } = await addPictures(media, pictures, inspected.found, locks, onAdded)
      throwProblems(ofPictures)
      const parts = await writeParts({ database, media, locks, file: read, productIds, onAdded, log }, partsOf(entries, plan))
      // Only now, because a later part may have given a picture to another item.
      await removeUnused(parts.flatMap(({ replaced }) => replaced)).catch(() => undefined)
      return parts
    } catch (error) {
      // The rows of a part are stored when only the response of the database was lost.
      await removeUnused(added).catch(() => undefined)
      throw error
    }

    /** Removes those pictures that nothing shows. A later start of the shop removes what this cannot. */
    async function removeUnused(publicIds: readonly string[]): Promise<void> {
      for (const publicId of new Set(publicIds)) {
        await locks.run([publicId], async () => {
          for (const unused of await deleteUnusedPictures(database, [publicId])) await media.remove(unused)
        })
      }
    }
  }
}

async function readEntries(file: string): Promise<{ entries: CatalogueEntries; problems: readonly ImportProblem[] }> {
  const text = decode(await readFile(file).catch(noSuchFile))
  switch (extname(file).toLowerCase()) {
    case '.json':
      return { entries: readJson(text, file), problems: [] }
    case '.csv':
      return readCsv(text, file)
    default:
      throw new ImportError([{ place: 'The file', message: 'Its name must end with .json or .csv.' }])
  }
}

function storingLine(count: number): string {
  const pictures = count === 1 ? '1 picture' : `${count} pictures`
  return `Storing ${pictures}. The shop makes their other sizes while it runs.`
}

function noSuchFile(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  throw new ImportError([{ place: 'The file', message: 'There is no such file.' }])
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const message = "It is not UTF-8 text. In a spreadsheet, choose 'CSV UTF-8' when saving."
    throw new ImportError([{ place: 'The file', message }])
  }
}

/** Sums up what the parts of a file have changed. */
function sumOf(all: number, parts: readonly Tally[]): Tally {
  const added = parts.reduce((sum, part) => sum + part.added, 0)
  const changed = parts.reduce((sum, part) => sum + part.changed, 0)
  return { added, changed, unchanged: all - added - changed }
}
