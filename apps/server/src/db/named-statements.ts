import type { QueryConfig, QueryResult } from 'pg'
import { digestOf } from '../tokens.ts'
import { PgDialect } from './drizzle.ts'
import type { SQL } from './drizzle.ts'

/** Runs a statement as text: a pool, or what picks one. */
export interface Queryable {
  query(statement: QueryConfig): Promise<QueryResult>
}

/** Runs a read-only statement: the database, a transaction or `namedStatements`. */
export interface Reader {
  execute(statement: SQL): PromiseLike<{ readonly rows: readonly Record<string, unknown>[] }>
}

/**
 * Each connection keeps the plan of every named statement, so their number is limited. The first ones are those of ordinary
 * pages; the rest are planned each time.
 */
const namesMaximum = 64

/**
 * Runs statements under names, so that a connection parses and plans each text once. On the embedded database planning is more
 * than half of a page's cost.
 *
 * @param pool - each of its connections learns the names separately
 */
export function namedStatements(pool: Queryable): Reader {
  const dialect = new PgDialect()
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    // The name depends on the text, because several readers may share a connection.
    if (!names.has(text) && names.size < namesMaximum) names.set(text, digestOf(text))
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
