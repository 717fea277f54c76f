import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('.', import.meta.url))

/** The browser named by the environment, else the system's, else Playwright's own. */
const executablePath = process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path))

/**
 * Packages that stories reach through ours. They are made ready before the first story: one that is found later reloads the page
 * under a running test.
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

/** Every story, in a real browser, once a theme; a violation that axe finds fails its story. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: ['light', 'dark'].map((theme) => ({
      extends: true,
      optimizeDeps: { include: reached },
      plugins: [react(), storybookTest({ configDir, initialGlobals: { theme } })],
      test: {
        name: `stories, ${theme}`,
        // One page for all stories: a third of the time. What a story leaves behind it has to take away itself.
        isolate: false,
        // By itself it leaves a core to others.
        maxWorkers: Math.min(2, availableParallelism()),
        // Where a story shrinks a photograph or opens the editor, a slow machine takes its time.
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
