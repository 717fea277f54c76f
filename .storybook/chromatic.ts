/**
 * `pnpm chromatic` uploads the built stories to Chromatic, which uses the same modes as `pnpm visual`. Without
 * CHROMATIC_PROJECT_TOKEN it prints one line and succeeds.
 */
import { spawnSync } from 'node:child_process'

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set.')
} else {
  process.exitCode = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' }).status ?? 1
}
