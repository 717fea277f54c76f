import type { SQL } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'

/** The rows of a statement. */
export async function select<Row>(reader: Reader, statement: SQL): Promise<Row[]> {
  const { rows } = await reader.execute(statement)
  return rows as unknown as Row[]
}
