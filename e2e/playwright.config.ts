import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../.ci/chromium.ts'
import { coverageAddress, journeysWithoutCoverage } from './machine-coverage.ts'
import { runningShop } from './running-shop.ts'

const executablePath = findChromium()

const address = 'http://127.0.0.1:3100'

const phone = { width: 360, height: 740 }

/** The shop of the journeys. */
const webServer = {
  command: 'node e2e/serve.ts',
  cwd: '..',
  url: `${address}/readyz`,
  timeout: 300_000,
  reuseExistingServer: process.env['CI'] === undefined,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
}

/**
 * Journeys through the built shop on the embedded database, at phone and desktop size. With `SHOP`, tests run in a shop that runs already,
 * as a test that the inspector copied needs: its products have the ids of that shop.
 */
export default defineConfig({
  testDir: '.',
  testIgnore: coverageAddress === undefined ? [] : journeysWithoutCoverage,
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that is slow on a busy computer has not failed.
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { intervals: [50] } },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: runningShop ?? address,
    // Recording costs as much time as the journeys. `pnpm e2e FILE --trace on` records a journey that fails.
    trace: 'off',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: ['--no-sandbox'],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop-only/,
      // A page of fewer pixels is painted faster, and its pictures are smaller.
      use: { ...devices['Pixel 7'], viewport: phone, screen: phone, deviceScaleFactor: 1 },
    },
    // Journeys that differ on a wide screen are tagged `@desktop`, and those that need a wide screen or a keyboard `@desktop-only`.
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  ...(runningShop === undefined && { webServer }),
})
