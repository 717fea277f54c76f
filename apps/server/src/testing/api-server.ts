import shop from '../../../../shop.config.ts'
import { readConfig } from '../config.ts'
import { prepareAdmin } from '../commands/admin-at-start.ts'
import { exitWithError, runUntilStopped } from '../commands/run.ts'
import { startServer } from '../server.ts'

/*
 * The shop's server as a process of its own, without its pages: what tests and benchmarks start, kill and start again. It
 * differs from `pnpm start` by what is not built and not loaded. Prints where it listens.
 */

try {
  const config = readConfig({ DEMO: 'off', ...process.env })
  const server = await startServer(config, {
    shop,
    mode: 'production',
    prepare: (parts) => prepareAdmin(parts, config, shop.email, () => undefined),
    pages: null,
  })
  process.stdout.write(`listening at ${server.address}\n`)
  runUntilStopped(server)
} catch (error) {
  exitWithError(error)
}
