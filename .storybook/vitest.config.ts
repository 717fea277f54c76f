import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('.', import.meta.url))

/** `CHROMIUM_PATH`, or the system's Chromium, or Playwright's. */
const executablePath = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path))

/**
 * Dependencies of our packages to optimise before the first story, because a dependency that is discovered later reloads the page
 * during a test.
 */
const reached = [
  '@shop/ui > @radix-ui/react-dialog',
  '@shop/ui > @radix-ui/react-tabs',
  '@shop/ui > dompurify',
  '@shop/ui > react-hot-toast/headless',
  '@shop/ui > @tinymce/tinymce-react',
  '@shop/ui > tinymce',
  ...['models/dom', 'themes/silver', 'icons/default', 'plugins/link', 'plugins/lists'].map(
    (part) => `@shop/ui > tinymce/${part}`,
  ),
  ...['oxide', 'oxide-dark'].flatMap((skin) =>
    ['skin', 'content'].map((part) => `@shop/ui > tinymce/skins/ui/${skin}/${part}.js`),
  ),
  '@shop/web > @xstate/react',
  '@shop/web > react-router-dom',
  '@shop/web > xstate',
  '@shop/web > @statelyai/inspect',
  '@shop/api > ky',
  '@shop/api > zod',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
]

/** Runs every story in a real browser, once per theme. A violation reported by axe fails its story. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: ['light', 'dark'].map((theme) => ({
      extends: true,
      optimizeDeps: { include: reached },
      plugins: [react(), storybookTest({ configDir, initialGlobals: { theme } })],
      test: {
        name: `stories, ${theme}`,
        // One page for all stories takes a third of the time. Stories must clean up after themselves.
        isolate: false,
        // The default leaves one core unused.
        maxWorkers: Math.min(2, availableParallelism()),
        // Stories that resize a photograph or load the editor are slow on a busy machine.
        testTimeout: 30_000,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          instances: [{ browser: 'chromium' as const }],
          provider: playwright({
            launchOptions: {
              ...(executablePath !== undefined && { executablePath }),
              args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
            },
            contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
          }),
        },
      },
    })),
  },
})
