import type { SQL } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'

/** Runs a statement and returns its rows. */
export async function select<Row>(reader: Reader, statement: SQL): Promise<Row[]> {
  const { rows } = await reader.execute(statement)
  return rows as unknown as Row[]
}
