import type { Executor } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { checkEntries } from './check.ts'
import { type CatalogueEntries, type ImportProblem, throwProblems } from './entries.ts'
import { type Known, readKnown } from './known.ts'
import type { PictureResults } from './pictures.ts'
import { type Plan, planImport } from './plan.ts'

/** A file that has been read, with what its pictures will be in the shop. */
export interface ReadFile {
  readonly entries: CatalogueEntries
  /** The problems of its cells. */
  readonly problems: readonly ImportProblem[]
  /** The ids of its pictures, and their problems. */
  readonly pictures: PictureResults<string>
}

/** The changes of an import, and the state of the shop that they were planned for. */
export interface Planned {
  readonly plan: Plan
  readonly known: Known
  /** The version of the catalogue, or an earlier one. */
  readonly version: number
}

/**
 * Plans the import of a file.
 *
 * @param version - the version of the catalogue, read before anything else
 * @throws ImportError with every problem of the file
 */
export async function planFile(executor: Executor, version: number, { entries, problems, pictures }: ReadFile): Promise<Planned> {
  const known = await readKnown(executor, entries)
  const checked = checkEntries(entries, known)
  throwProblems([...problems, ...checked.problems, ...pictures.problems])
  return { plan: planImport(checked, entries.heroes, known, pictures.found), known, version }
}

/**
 * Plans the import again when the catalogue has changed since: admins and other imports may have saved the same items.
 *
 * @param transaction - holds the lock of the catalogue
 * @param version - the version that this transaction has raised by one
 */
export async function planAgainIfChanged(
  transaction: Executor,
  version: number,
  planned: Planned,
  file: ReadFile,
): Promise<Planned> {
  if (version === planned.version + 1) return planned
  // Planning a large file takes long, and its transaction is idle meanwhile.
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  return planFile(transaction, version, file)
}
