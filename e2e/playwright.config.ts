import { defineConfig, devices } from '@playwright/test'

const address = 'http://127.0.0.1:3100'

/** Journeys against the built shop on the embedded database, each on a phone and on a desktop size. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with other things is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    baseURL: address,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] === undefined ? {} : { executablePath: process.env['CHROMIUM_PATH'] }),
      args: ['--no-sandbox'],
    },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, screen: { width: 360, height: 740 } } },
    // A fault of the network or the storage is the same on every screen.
    { name: 'desktop', testIgnore: /faults/, use: { viewport: { width: 1440, height: 900 } } },
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
