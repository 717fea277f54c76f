import shop from '../../../../shop.config.ts'
import { buildInspectorIfStale, buildWebIfStale } from '../build/build-web.ts'
import { readConfig } from '../config.ts'
import { webPages } from '../pages.ts'
import { startServer } from '../server.ts'
import { prepareAdmin } from './admin-at-start.ts'
import { loadDemoIfEmpty } from './demo.ts'
import { exitWithError, runUntilStopped } from './run.ts'

/* `pnpm start`: builds what is stale, migrates, loads the demo catalogue into an empty database, and serves. */

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Prints the progress of slow steps, but only to a terminal. */
const printProgress = process.stdout.isTTY ? print : (): void => undefined

try {
  const config = readConfig(process.env)
  // The builds run while the database opens.
  const built = Promise.all([buildWebIfStale(printProgress), config.inspector ? buildInspectorIfStale(printProgress) : null])
  built.catch(() => undefined)
  const server = await startServer(config, {
    shop,
    mode: 'production',
    async prepare(parts) {
      await built
      if (config.demo) await loadDemoIfEmpty(parts)
      await prepareAdmin(parts, config, shop.email, print)
    },
    async pages() {
      const [web, inspector] = await built
      return webPages(config, shop, { web, inspector })
    },
  })
  print(`${shop.name} is open at ${config.port === 0 ? server.address : config.publicUrl}`)
  runUntilStopped(server)
} catch (error) {
  exitWithError(error)
}
