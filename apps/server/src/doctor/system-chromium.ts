import { existsSync } from 'node:fs'

/** Headless Chromium first: it is the same engine without the windows, and browser tests take half of the processor time. */
const paths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of the Chromium that the system has installed; undefined without one. */
export function findSystemChromium(): string | undefined {
  return paths.find((path) => existsSync(path))
}
