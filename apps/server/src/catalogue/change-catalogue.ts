import type { Database, Executor } from '../db/database.ts'
import { sql } from '../db/drizzle.ts'
import { catalogueState } from '../db/schema.ts'
import { catalogueChannel } from './catalogue-version.ts'

/**
 * Changes the catalogue in one transaction that also increases its version, so that no server keeps serving stale data.
 *
 * @param database - the open database
 * @param work - makes the change in the given transaction, for the given new version. It must not do anything slow, such as pictures or email, because the
 *   embedded database does nothing else in the meantime
 * @returns the result of `work` and the new version
 */
export async function changeCatalogue<Result>(
  database: Database,
  work: (transaction: Executor, version: number) => Promise<Result>,
): Promise<{ readonly result: Result; readonly version: number }> {
  return database.orm.transaction(async (transaction) => {
    // This locks the row first, so that changes take turns and never wait for each other's rows.
    const [state] = await transaction
      .update(catalogueState)
      .set({ version: sql`${catalogueState.version} + 1` })
      .returning({ version: catalogueState.version })
    if (state === undefined) throw new Error('The catalogue has no version.')
    const result = await work(transaction, state.version)
    await transaction.execute(sql`select pg_notify(${catalogueChannel}, ${String(state.version)})`)
    return { result, version: state.version }
  })
}
