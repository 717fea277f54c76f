import { readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { findOrInstallChromium } from '../../.ci/chromium.ts'
import { readBreakpoints } from '../breakpoints.ts'
import { modes } from '../modes.ts'

const tokens = readFileSync(new URL('../../packages/ui/src/styles/tokens/breakpoints.css', import.meta.url), 'utf8')
const widths = new Map(readBreakpoints(tokens).map(({ name, width }) => [name, width]))

/**
 * `pnpm visual` compares screenshots of the States and Examples with the baseline that `pnpm visual:update` wrote, one project
 * per mode. See docs/decisions/016-visual-suite.md.
 */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '../../visual-baseline/{projectName}/{arg}{ext}',
  // A new story fails until `pnpm visual:update` accepts it.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // A single changed pixel fails. A tolerance in percent would miss a moved border on a page that is mostly empty.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0 } },
  reporter: [['dot'], ['html', { outputFolder: '../../visual-report', open: 'never' }]],
  use: {
    launchOptions: {
      executablePath: findOrInstallChromium(),
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        // Repaints moved elements as a whole. A partial repaint leaves traces of rounded corners.
        '--disable-partial-raster',
        // No request leaves this machine. Intercepting requests instead would disable the browser's cache and take three times as
        // long.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: Object.entries(modes).map(([name, { theme, viewport }]) => {
    const width = widths.get(viewport) ?? 1440
    return { name, use: { colorScheme: theme, viewport: { width, height: width < 600 ? 780 : 900 } } }
  }),
})
