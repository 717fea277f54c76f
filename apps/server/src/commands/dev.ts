import shop from '../../../../shop.config.ts'
import { readConfig } from '../config.ts'
import { developmentPages } from '../development-pages.ts'
import { startServer } from '../server.ts'
import { prepareAdmin } from './admin-at-start.ts'
import { loadDemoIfEmpty } from './demo.ts'
import { exitWithError, runUntilStopped } from './run.ts'

/* `pnpm dev`: like `pnpm start`, but with the app's sources and hot reloading. */

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

try {
  const config = readConfig(process.env)
  const server = await startServer(config, {
    shop,
    mode: 'development',
    async prepare(parts) {
      if (config.demo) await loadDemoIfEmpty(parts)
      await prepareAdmin(parts, config, shop.email, print)
    },
    pages: () => developmentPages(config, shop),
  })
  print(`${shop.name} is open for development at ${config.port === 0 ? server.address : config.publicUrl}`)
  runUntilStopped(server)
} catch (error) {
  exitWithError(error)
}
