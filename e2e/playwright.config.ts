import { defineConfig, devices } from '@playwright/test'

const address = 'http://127.0.0.1:3100'

/** Journeys through the built shop on the embedded database, at phone and desktop size. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that is slow on a busy computer has not failed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: address,
    // No screenshots, because taking them costs as much time as the journeys.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
      args: ['--no-sandbox'],
    },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, screen: { width: 360, height: 740 } } },
    // Faults, byte budgets, axe and 404 pages are the same at every screen size.
    {
      name: 'desktop',
      testIgnore: /(faults|access|development|weight|bytes|not-found|without-javascript|guards)/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: '..',
    url: `${address}/readyz`,
    timeout: 300_000,
    reuseExistingServer: process.env['CI'] === undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
