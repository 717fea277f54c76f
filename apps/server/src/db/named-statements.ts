import type { Pool } from 'pg'
import { PgDialect } from './drizzle.ts'
import type { SQL } from './drizzle.ts'

/** What a statement that only reads is run on: the database, a transaction, or `namedStatements`. */
export interface Reader {
  execute(statement: SQL): PromiseLike<{ readonly rows: readonly Record<string, unknown>[] }>
}

/**
 * Each connection keeps the plan of every named statement, so their number is limited; the ones that come first are
 * those of ordinary pages. All others are planned each time, as any statement is.
 */
const namesMaximum = 64

/**
 * Runs statements under names, so that a connection parses and plans each text once. For the embedded database planning
 * is more than half of what a page costs.
 *
 * @param pool - of the database; every connection of it learns the names by itself
 */
export function namedStatements(pool: Pool): Reader {
  const dialect = new PgDialect()
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < namesMaximum) names.set(text, `shop_${names.size}`)
    return names.get(text)
  }

  return {
    async execute(statement) {
      const { sql: text, params: values } = dialect.sqlToQuery(statement)
      const name = nameOf(text)
      return pool.query(name === undefined ? { text, values } : { name, text, values })
    },
  }
}
