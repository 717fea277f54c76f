import { readConfig } from '../config.ts'
import { startDevelopmentServer } from '../development/development-server.ts'
import { exitWithError, runUntilStopped } from './run.ts'

/* `pnpm dev`: like `pnpm start`, but with the sources of the app and the server, which are reloaded when they change. */

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

try {
  const config = readConfig(process.env)
  const server = await startDevelopmentServer(config, print)
  print(`${server.shopName} is open for development at ${config.port === 0 ? server.address : config.publicUrl}`)
  runUntilStopped(server)
} catch (error) {
  exitWithError(error)
}
