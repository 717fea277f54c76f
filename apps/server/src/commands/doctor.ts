import { readConfig } from '../config.ts'
import { allChecks } from '../doctor/checks.ts'
import { examine } from '../doctor/examine.ts'
import { exitWithError } from './run.ts'

/* `pnpm run doctor`: checks what a start with these settings needs. The exit code is 1 when there is a problem. */

try {
  const config = readConfig(process.env)
  const isHealthy = await examine(allChecks(process.env['CHROMIUM_PATH']), config, {
    print: (line) => process.stdout.write(`${line}\n`),
  })
  // A check that has timed out may still hold a connection.
  process.exit(isHealthy ? 0 : 1)
} catch (error) {
  exitWithError(error)
}
