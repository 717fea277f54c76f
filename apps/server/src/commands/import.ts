import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { readVersion } from '../catalogue/catalogue-version.ts'
import type { Database } from '../db/database.ts'
import type { Media } from '../media/media.ts'
import { type CatalogueEntries, ImportError, type ImportProblem, pictureReferences, throwProblems } from './import/entries.ts'
import { addPictures, inspectPictures, removePictures } from './import/pictures.ts'
import type { Plan, Tally } from './import/plan.ts'
import { planFile, type ReadFile } from './import/planned.ts'
import { readCsv } from './import/read-csv.ts'
import { readJson } from './import/read-json.ts'
import { writePlan } from './import/write.ts'
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
  /** Receives lines about slow steps: before the pictures are processed, and while many products are saved. */
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
}

/**
 * Imports a catalogue: a JSON file with collections and slides, or a CSV of products. A record with a known key is updated, any
 * other is added, and none is deleted. Every record must follow the rules of the admin forms.
 *
 * @param file - `.json` or `.csv`; its pictures are relative to it
 * @throws ImportError with every problem of the file; nothing is stored then
 */
export async function importCatalogue(file: string, options: ImportOptions): Promise<ImportSummary> {
  const { database, media, dryRun = false, log = () => undefined } = options
  const { entries, problems } = await readEntries(file)
  const pictures = pictureReferences(entries)
  const inspected = await inspectPictures(media, pictures)
  const read: ReadFile = { entries, problems, pictures: inspected }
  const planned = await planFile(database.orm, await readVersion(database.pool), read)
  let { plan } = planned
  const distinctPictures = inspected.found.size
  if (!dryRun) {
    if (distinctPictures > 0) log(storingLine(distinctPictures))
    // A running shop must not remove one of the pictures in the meantime.
    await createPictureLocks(database).run([...inspected.found.values()], async () => {
      const stored = await addPictures(media, pictures)
      throwProblems(stored.problems)
      try {
        if (changesAnything(plan)) plan = await writePlan(database, planned, read, stored.found, log)
      } catch (error) {
        // The rows are stored when only the response of the database was lost. Without the database, a later start removes the files.
        const unused = await deleteUnusedPictures(database, stored.added).catch(() => [])
        await removePictures(media, unused)
        throw error
      }
    })
  }
  return {
    products: plan.products,
    collections: plan.collections,
    heroesChanged: plan.heroes !== null,
    pictures: distinctPictures,
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

function changesAnything({ newProducts, changedProducts, newCollections, changedCollections, heroes }: Plan): boolean {
  const records = [newProducts, changedProducts, newCollections, changedCollections]
  return heroes !== null || records.some((list) => list.length > 0)
}
