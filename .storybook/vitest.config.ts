import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from '../.ci/chromium.ts'

const configDir = fileURLToPath(new URL('.', import.meta.url))

const executablePath = findChromium()

/**
 * Dependencies of our packages to optimise before the first story, because a dependency that is discovered later reloads the page
 * during a test.
 */
const reached = [
  '@shop/ui > @github/combobox-nav',
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
  'axe-core',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
]

/**
 * Runs every story in a real browser, in the light theme. A violation reported by axe fails its story, and so does too little
 * contrast in the dark theme.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  optimizeDeps: { include: reached },
  plugins: [react(), storybookTest({ configDir, initialGlobals: { theme: 'light', contrast: true } })],
  test: {
    name: 'stories',
    // One page for all stories takes a third of the time. Stories must clean up after themselves.
    isolate: false,
    setupFiles: ['owner-stacks', 'performance-tracks', 'painting'].map((name) => `.storybook/without-${name}.ts`),
    // The default leaves one core unused.
    maxWorkers: Math.min(2, availableParallelism()),
    // Stories that resize a photograph or load the editor are slow on a busy machine.
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        launchOptions: {
          ...(executablePath !== null && { executablePath }),
          args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
        },
        contextOptions: { reducedMotion: 'reduce', deviceScaleFactor: 1 },
      }),
    },
  },
})
