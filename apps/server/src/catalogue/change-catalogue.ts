import type { Database, Executor } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { catalogueState } from '../db/schema.ts'
import { catalogueChannel } from './catalogue-version.ts'

/**
 * Runs a change of the catalogue in one transaction that also raises the catalogue's version, so that no server keeps
 * answering what was true before. All of it happens, or nothing.
 *
 * @param database - the open database
 * @param work - does the change on the transaction it is given; nothing slow (pictures, mail) belongs in it, since the
 *   embedded database does nothing else meanwhile
 * @returns what `work` gave, and the new version
 */
export async function changeCatalogue<Result>(
  database: Database,
  work: (transaction: Executor) => Promise<Result>,
): Promise<{ readonly result: Result; readonly version: number }> {
  return database.orm.transaction(async (transaction) => {
    // First of all: whoever changes the catalogue holds this row, so changes take turns and none waits for another's rows.
    const [state] = await transaction
      .update(catalogueState)
      .set({ version: sql`${catalogueState.version} + 1` })
      .returning({ version: catalogueState.version })
    if (state === undefined) throw new Error('The catalogue has no version.')
    const result = await work(transaction)
    await transaction.execute(sql`select pg_notify(${catalogueChannel}, ${String(state.version)})`)
    return { result, version: state.version }
  })
}
