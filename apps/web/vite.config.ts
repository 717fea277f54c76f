import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import {
  aboutEnquiries,
  isAdminStyle,
  isOneOf,
  neededByMachines,
  shownByEveryPage,
  shownByLists,
  shownWithItems,
} from './build/chunk-modules.ts'
import { className } from './build/class-names.ts'
import { compileHints } from './build/compile-hints.ts'
import { leanRadix } from './build/lean-radix.ts'
import { leanReact } from './build/lean-react.ts'
import { leanRouter } from './build/lean-router.ts'
import { namedClasses } from './build/named-classes.ts'
import { oldestBrowsers } from './build/oldest-browsers.ts'
import { pageChunks } from './build/page-chunks.ts'
import { reactModules } from './build/react-modules.ts'

const isShownByEveryPage = isOneOf(shownByEveryPage)
const isNeededByMachines = isOneOf(neededByMachines)

/** All styles but those of admins are in one sheet: several would delay the first paint of every page that adds one. */
const isInShop = (id: string) => (id.endsWith('.css') ? !isAdminStyle(id) : isShownByEveryPage(id))

/** What every machine needs, with the library. */
const isInMachines = (id: string) => /node_modules\/(xstate|@xstate|use-sync-external-store)\//.test(id) || isNeededByMachines(id)

/** The API client, which the first page does not need. */
const isInClient = (id: string) => /packages\/api\/src\/(client|contract)\/(?!admin)|node_modules\/ky\//.test(id)

/** What every page has already when it imports another chunk. */
const onEveryPage = /\/(react|shop)-[\w-]+\.js$/

/**
 * The files that a page preloads with a chunk. The first page of every visit downloads their names, so those of the admin pages are left
 * out: an admin who comes from the shop waits for one more round trip.
 */
function preloadedWith(chunk: string, files: string[]): string[] {
  return /\/admin-/.test(chunk) ? [] : files.filter((file) => !onEveryPage.test(file))
}

/** `pnpm start` gives each build a folder of its own; without it, as in `vite build`, files are replaced in place. */
const buildFolder = process.env['SHOP_BUILD_FOLDER'] ?? 'dist/manual'

/**
 * Two builds of one app, made by `vite build`: the client's, with a manifest of the files that each page needs, and the
 * server's. There is no index.html: the server writes every document.
 */
export default defineConfig({
  plugins: [react(), leanReact(), reactModules(), leanRouter(), leanRadix(), namedClasses(), pageChunks(), compileHints()],
  appType: 'custom',
  builder: {},
  // Without an index.html, the development server needs the entries of the app.
  optimizeDeps: { entries: ['src/start.ts', 'src/entry-client.tsx', 'src/inspect/*.tsx'] },
  resolve: { dedupe: ['react', 'react-dom'] },
  css: { modules: { generateScopedName: className } },
  // The rich-text editor of the admin pages is one large file that no shopper downloads: it needs no warning.
  build: {
    target: 'es2022',
    cssTarget: oldestBrowsers,
    modulePreload: { polyfill: false, resolveDependencies: preloadedWith },
    chunkSizeWarningLimit: 2000,
  },
  environments: {
    client: {
      build: {
        outDir: join(buildFolder, 'client'),
        manifest: true,
        // Small pictures and fonts stay files: data URLs in the style sheet would delay the first paint.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/start.ts', 'src/entry-client.tsx'],
          // Removes the router's warnings for developers, and inlines each sentence of packages/domain/src/sentences where it is
          // used instead of creating a chunk for them.
          optimization: { inlineConst: { mode: 'all' } },
          // React reads functions that its scheduler has in development only.
          checks: { importIsUndefined: false },
          treeshake: { manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'] },
          output: {
            // Creates few files per page, because each costs a request and small files compress worse.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /src\/translated-text|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
                },
                { name: 'fonts', test: /\/fonts\.css$/ },
                { name: 'shop', test: isInShop },
                { name: 'machines', test: isInMachines },
                { name: 'client', test: isInClient },
                { name: 'enquiry-facts', test: isOneOf(aboutEnquiries) },
                { name: 'items', test: isOneOf(shownWithItems) },
                { name: 'lists', test: isOneOf(shownByLists) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Everything is bundled, with React in production mode whatever NODE_ENV the process has.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: join(buildFolder, 'server'),
        ssr: true,
        emitAssets: false,
        // One file, so that a running server never loads a chunk of another build.
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          // The editor starts in browsers only. With its styles it is larger than everything else together.
          external: /\/(TinyEditor\.tsx|(dark|light)Skin\.ts)$/,
          // V8 keeps the text of the file in memory, and with a single character beyond Latin-1 it takes two bytes for each.
          output: { codeSplitting: false, comments: false, charset: 'ascii' },
        },
      },
    },
  },
})
