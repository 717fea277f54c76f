import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Problem, reasonOf } from './check.ts'
import type { Check } from './check.ts'
import { findSystemChromium } from './system-chromium.ts'

const startMs = 8000
const run = promisify(execFile)

/**
 * Checks that the browser of the tests starts. The shop itself needs no browser, and `pnpm test` installs a missing one.
 *
 * @param path - the value of `CHROMIUM_PATH`
 */
export function checkChromium(path: string | undefined): Check {
  return {
    name: 'Chromium',
    async run(config) {
      const found = path || findSystemChromium()
      if (found === undefined) return 'not found; only the tests need it, and they install one'
      const { stdout } = await run(found, ['--version'], { timeout: startMs }).catch((error: unknown) => {
        const { code = reasonOf(error, config) } = error as NodeJS.ErrnoException
        throw new Problem(`${found} does not start (${code}). Set CHROMIUM_PATH to the Chromium for the tests, or to nothing.`, {
          cause: error,
        })
      })
      return stdout.trim()
    },
  }
}
