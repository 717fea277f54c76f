import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanRouter } from './build/lean-router.ts'
import { pageChunks } from './build/page-chunks.ts'

/** What every page shows at once, in one file; the rest is split by the pages that use it. */
const shownByEveryPage = [
  /packages\/domain\/src\/(categories|chat-link|limits|lines|money|picture-sources|promotion|roles|styles|texts)\./,
  /packages\/ui\/src\/components\/(badge|button|carousel|class-names|count-badge|empty-state|icon|icon-button|link|picture|skip-link|spinner|visually-hidden)/,
  /packages\/ui\/src\/patterns\/(bottom-navigation|chat-link|collection-(card|grid)|contact-band|footer|not-found|item-card|price-tag|product-(card|grid)|promo-(badge|block)|section|shop-picture|site-header)\//,
  /apps\/web\/src\/(paths|app\/(catalogue\/(item-cards|cards)|head\/absolute|routing\/(focus-heading|guard|missing|page\.|PageArea)|saved-lists\/use(ListCounts|Wish)|services\/(browser-api|services|shop-facts)|shell\/(navigation|notices)|shop\/(runtime-context|use(Shop|User))))/,
]

/** What the pages of lists and of items share, and Home does not need. */
const shownBeyondHome = [
  /packages\/domain\/src\/(matching|order-message|sort-orders)\./,
  /packages\/ui\/src\/(components\/load-more|patterns\/list-empty)\//,
  /apps\/web\/src\/(screens\/catalogue\/titles|app\/catalogue\/catalogue-[a-z]+)/,
]

/** Parts of a list's page of which the drawer and the Filters modal need some as well. */
const shownByLists = [
  /node_modules\/@radix-ui\/(react-tabs|react-presence|react-primitive|react-context|react-compose-refs|react-id|react-use-|primitive)/,
  /packages\/ui\/src\/components\/(field|select|tabs)\//,
]

const someOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id))

/**
 * Two builds of one app, made by `vite build`: what browsers load, with a manifest that tells the server which files
 * a page needs, and what the server runs. There is no index.html: the server writes every document.
 */
export default defineConfig({
  plugins: [react(), leanRouter(), pageChunks()],
  appType: 'custom',
  builder: {},
  // Without an index.html the development server has to be told where the app begins.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/inspect/*.tsx'] },
  resolve: { dedupe: ['react', 'react-dom'] },
  // The editor of the back office is one large file, which no shopper downloads: no reason to warn who starts the shop.
  build: { target: 'es2022', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 2000 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Small pictures and fonts stay files: a data URL in the style sheet delays the first paint.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // The router's warnings to developers.
          // Each sentence of packages/domain/src/sentences is written where it is shown, not into a chunk of its own.
          optimization: { inlineConst: { mode: 'all' } },
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
          output: {
            // Few files a page: each costs a request and compresses worse for being small.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
                },
                { name: 'xstate', test: /node_modules\/(xstate|@xstate|use-sync-external-store)\// },
                { name: 'shop', test: someOf(shownByEveryPage) },
                { name: 'items', test: someOf(shownBeyondHome) },
                { name: 'lists', test: someOf(shownByLists) },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Everything is bundled, React in its production form whatever NODE_ENV the process was started with.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: false,
        // One file: a server that runs never meets the chunks of another build.
        rolldownOptions: { input: 'src/entry-server.tsx', output: { codeSplitting: false } },
      },
    },
  },
})
