import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { exitWithError } from './run.ts'

/* `pnpm start`: builds what is stale, migrates, loads the demo catalogue into an empty database, and serves. */

try {
  const config = readConfig(process.env)
  // The database starts in its own thread, while this one loads the other modules.
  const database = openDatabase(config)
  database.catch(() => undefined)
  const { serveShop } = await import('./serve-shop.ts')
  await serveShop(config, database)
} catch (error) {
  exitWithError(error)
}
