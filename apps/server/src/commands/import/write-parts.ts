import type { Database } from '../../db/database.ts'
import type { Media } from '../../media/media.ts'
import type { KeyLocks } from '../../pictures/key-locks.ts'
import { type CatalogueEntries, ImportError, pictureReferences, throwProblems } from './entries.ts'
import { addPictures } from './pictures.ts'
import type { Plan } from './plan.ts'
import type { ReadFile } from './planned.ts'
import { writePart } from './write.ts'

/** The dependencies for writing an import. */
export interface PartWriting {
  readonly database: Database
  readonly media: Media
  /** The locks of pictures. */
  readonly locks: KeyLocks
  readonly file: ReadFile
  /** The ids of the stored products of the file by key. */
  readonly productIds: Map<string, string>
  /** Receives the id of each picture that is stored. */
  readonly onAdded: (publicId: string) => void
  /** Receives a line for every 5,000 records, and one about the saved ones when a part fails. */
  readonly log: (line: string) => void
}

const progressStep = 5000

/** The locks of pictures that this process holds already. */
const held: KeyLocks = { run: (_keys, task) => task() }

/**
 * Writes the parts of a file one after the other.
 *
 * @returns the changes that were made
 * @throws ImportError when a part has a problem with what others have saved meanwhile; earlier parts remain
 */
export async function writeParts(writing: PartWriting, parts: readonly CatalogueEntries[]): Promise<Plan[]> {
  const total = countRecords(parts)
  const made: Plan[] = []
  let saved = 0
  try {
    for (const part of parts) {
      made.push(await writeWithPictures(writing, part))
      saved += countRecords([part])
      if (saved % progressStep === 0 && saved < total) writing.log(`Saved ${saved} of ${total} records.`)
    }
    return made
  } catch (error) {
    if (saved === 0) throw error
    writing.log(`Saved only ${saved} of ${total} records. Import the file again to save the others.`)
    throw error instanceof ImportError ? new ImportError(error.problems, saved) : error
  }
}

/** A running shop must not remove a picture of a part until the part is saved. One that it has removed before is stored again. */
function writeWithPictures(
  { database, media, locks, file, productIds, onAdded }: PartWriting,
  part: CatalogueEntries,
): Promise<Plan> {
  const pictures = pictureReferences(part)
  const ids = file.pictures.found
  return locks.run(
    pictures.flatMap(({ picture }) => ids.get(picture.path) ?? []),
    async () => {
      const { found, problems } = await addPictures(media, pictures, ids, held, onAdded)
      throwProblems(problems)
      return writePart(database, file, part, productIds, found)
    },
  )
}

function countRecords(parts: readonly CatalogueEntries[]): number {
  return parts.reduce((sum, { products, collections }) => sum + products.length + collections.length, 0)
}
