import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findSystemChromium } from '../apps/server/src/doctor/system-chromium.ts'

/**
 * The path of a Chromium for the browser tests: `CHROMIUM_PATH`, an installed one, or one that is installed now (Playwright's
 * build, else Debian's package). Throws an error of one line when there is none.
 */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found !== null) return found
  for (const [command, ...args] of installers) {
    console.log(`No Chromium found: trying ${command} ${args.join(' ')}`)
    spawnSync(command, args, { stdio: 'inherit' })
    const installed = findChromium()
    if (installed !== null) return installed
  }
  throw new Error('No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.')
}

const installers: [string, ...string[]][] = [
  ['playwright', 'install', '--with-deps', 'chromium'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
]

/** The path of an installed Chromium: `CHROMIUM_PATH`, the system's, or Playwright's; null if there is none. */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], findSystemChromium(), chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null
}
