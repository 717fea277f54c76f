import { readConfig } from '../config.ts'
import { prepareAdmin } from '../commands/admin-at-start.ts'
import { exitWithError, runUntilStopped } from '../commands/run.ts'
import { startServer } from '../server.ts'
import { quickShop } from './quick-shop.ts'

/*
 * The shop's server without pages, as a separate process that tests and benchmarks start, kill and restart. Unlike `pnpm start`,
 * it builds and loads nothing. Prints its address.
 */

try {
  const config = readConfig({ DEMO: 'off', ...process.env })
  const server = await startServer(config, {
    shop: quickShop,
    mode: 'production',
    prepare: (parts) => prepareAdmin(parts, config, quickShop.email, () => undefined),
    pages: null,
  })
  process.stdout.write(`listening at ${server.address}\n`)
  runUntilStopped(server)
} catch (error) {
  exitWithError(error)
}
