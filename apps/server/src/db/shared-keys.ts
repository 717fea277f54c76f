import { newToken } from '../tokens.ts'
import type { Executor } from './database.ts'
import { eq } from './drizzle.ts'
import { sharedKeys } from './schema.ts'

/** Returns a random key of 256 bits that is the same for all servers on the database. The first one that asks creates it. */
export async function readSharedKey(executor: Executor, name: 'log'): Promise<Buffer> {
  await executor.insert(sharedKeys).values({ name, key: newToken() }).onConflictDoNothing()
  const [row] = await executor.select().from(sharedKeys).where(eq(sharedKeys.name, name))
  if (row === undefined) throw new Error(`The database has no key '${name}'.`)
  return Buffer.from(row.key, 'base64url')
}
