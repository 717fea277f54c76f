import type { Executor } from '../../db/database.ts'
import { checkEntries, checkFile } from './check.ts'
import { type CatalogueEntries, type ImportProblem, throwProblems } from './entries.ts'
import { readKnown } from './known.ts'
import type { Memberships } from './memberships.ts'
import type { PictureResults } from './pictures.ts'
import { type Plan, planImport } from './plan.ts'

/** A file that has been read, with what its pictures will be in the shop. */
export interface ReadFile {
  readonly entries: CatalogueEntries
  readonly memberships: Memberships
  /** The problems of its cells. */
  readonly problems: readonly ImportProblem[]
  /** The ids of its pictures, and their problems. */
  readonly pictures: PictureResults<string>
}

/**
 * Plans the import of a whole file.
 *
 * @param productIds - receives the ids of the stored products by key
 * @throws ImportError with every problem of the file
 */
export async function planFile(executor: Executor, file: ReadFile, productIds: Map<string, string>): Promise<Plan> {
  const { entries, memberships, problems, pictures } = file
  const known = await readKnown(executor, entries, productIds)
  const checked = checkEntries(entries, memberships, known)
  throwProblems([...problems, ...checkFile(entries), ...memberships.problems, ...checked.problems, ...pictures.problems])
  return planImport(checked, entries.heroes, known, pictures.found)
}

/**
 * Plans the import of a part of a valid file again: admins and other imports may have saved the same items since.
 *
 * @param transaction - holds the lock of the catalogue
 * @param productIds - the ids of the stored products of the whole file by key; those of the part are renewed
 * @throws ImportError when the part has a problem with what was saved
 */
export async function planPart(
  transaction: Executor,
  { memberships, pictures }: ReadFile,
  part: CatalogueEntries,
  productIds: Map<string, string>,
): Promise<Plan> {
  const known = await readKnown(transaction, part, productIds)
  const checked = checkEntries(part, memberships, known)
  throwProblems(checked.problems)
  return planImport(checked, part.heroes, known, pictures.found)
}
