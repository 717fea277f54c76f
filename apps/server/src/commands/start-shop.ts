import shop from '../../../../shop.config.ts'
import { buildInspectorIfStale, buildWebIfStale } from '../build/build-web.ts'
import { readConfig } from '../config.ts'
import { webPages } from '../pages.ts'
import { startServer } from '../server.ts'
import { prepareAdmin } from './admin-at-start.ts'
import { loadDemoIfEmpty } from './demo.ts'
import { exitWithError, runUntilStopped } from './run.ts'

/* `pnpm start`: builds what is stale, migrates, loads the demo catalogue into an empty database, and serves. */

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

try {
  const config = readConfig(process.env)
  const server = await startServer(config, {
    shop,
    mode: 'production',
    async prepare(parts) {
      await buildWebIfStale(say)
      if (config.inspector) await buildInspectorIfStale(say)
      if (config.demo) await loadDemoIfEmpty(parts, say)
      await prepareAdmin(parts, config, shop.email, say)
    },
    pages: () => webPages(config, shop),
  })
  say(`${shop.name} is open at ${config.port === 0 ? server.address : config.publicUrl}`)
  runUntilStopped(server)
} catch (error) {
  exitWithError(error)
}
