import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { className } from './build/class-names.ts'
import { leanReact } from './build/lean-react.ts'
import { leanRouter } from './build/lean-router.ts'
import { namedClasses } from './build/named-classes.ts'
import { pageChunks } from './build/page-chunks.ts'

/** Modules that every page needs at once, in one chunk; the rest is split by the pages that use it. */
const shownByEveryPage = [
  /packages\/domain\/src\/(categories|chat-link|covers|enquiry-message|limits|lines|money|picture-sources|promotion|roles|styles|texts)\./,
  /packages\/ui\/src\/components\/(badge|button|carousel|class-names|count-badge|empty-state|icon|icon-button|lazy-part|link|picture|skip-link|spinner|visually-hidden)/,
  /packages\/ui\/src\/patterns\/(bottom-navigation|category-tiles|chat-link|collection-(card|grid)|contact-band|cookie-banner|footer|not-found|item-card|price-tag|product-(card|grid)|promo-(badge|block)|section|shop-picture|site-header)\//,
  /packages\/views\/src\/cookie-banner\//,
  /apps\/web\/src\/(paths|screens\/home\/rooms|app\/(catalogue\/(ItemGrid|item-cards|cards)|head\/absolute|parts\/(optionalPart|lazy-)|routing\/(focus-heading|guard|missing|page\.|PageArea|stale-build)|saved-lists\/use(ListCounts|WishlistToggle)|services\/(browser-api|lazy-api|services|shop-facts)|shell\/(admin-section|navigation|notify)|shop\/(runtime-context|useShop(Lifecycle|Selector|Send)|useUser|when-idle)))/,
]

/** Modules of the page of an item that lists, which lead to it, or the cart need as well. */
const shownWithItems = [
  /packages\/domain\/src\/order-message\./,
  /packages\/ui\/src\/components\/rich-text\/allowed-html\./,
  /packages\/ui\/src\/patterns\/(action-bar|list-empty|product-layout)\//,
  /apps\/web\/src\/(screens\/composer\/lazy-composer|app\/(catalogue\/catalogue-view|enquiries\/(may-record|useOrderRecording)|shop\/(snapshot-store|useLateActor)))/,
]

/** Modules of a list's page that other pages or a dialog need as well. */
const shownByLists = [
  /packages\/domain\/src\/sort-orders\./,
  /packages\/ui\/src\/components\/(alert|field|load-more|search-field|select|skeleton)\//,
  /packages\/ui\/src\/patterns\/(filters|shop-hero|skeletons\/CardsSkeleton)/,
  /packages\/machines\/src\/paged-list\/(first-list|loaded-pages|paged-list\.rules)\./,
  /apps\/web\/src\/(screens\/catalogue\/titles|app\/catalogue\/catalogue-pages)/,
]

/** What every machine needs. */
const neededByMachines = [
  /node_modules\/(xstate|@xstate|use-sync-external-store)\//,
  /packages\/machines\/src\/(attempt|failures|form\/|identity|is-record|not-provided|of-event|to-parent|known\/|list-sync\/(list-sync\.rules|existence|checks|watch-connection)|shop\/(report-to|shop\.rules)|enquiries\/enquiry-keys|(auth|cart|contact|email-confirmation|line-details|paged-list|profile|reset|wishlist)\/[a-z-]+\.messages|carousel\/)/,
  /packages\/(api\/src\/contract\/server-message|domain\/src\/(credentials|ids))\./,
]

/** Facts of enquiries that several pages need. Only admins prepare answers. */
const aboutEnquiries = [/packages\/domain\/src\/(dates|enquiries\/(?!(enquiry-)?answer|original-answers))/]

/** The API client, which the first page does not need. */
const client = [/packages\/api\/src\/(client|contract)\/(?!admin)/, /node_modules\/ky\//]

/** The styles that only admins need. */
const adminStyles =
  /\/(admin[\w-]*|bulk-change|catalogue-table|collection-form|conflict-dialog|editor|enquiry-(desk|figures|inbox)|item-form|overview|rich-text-editor|shop-details-form|staff-enquiry|switch|synonyms|table)\//

const someOf = (parts: readonly RegExp[]) => (id: string) => parts.some((part) => part.test(id))

/** All styles but those of admins are in one sheet: several would delay the first paint of every page that adds one. */
const isInShop = (id: string) => (id.endsWith('.css') ? !adminStyles.test(id) : someOf(shownByEveryPage)(id))

/** What every page has already when it imports another chunk. */
const onEveryPage = /\/(rolldown-runtime|react|shop)-[\w-]+\.js$/

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
  plugins: [react(), leanReact(), leanRouter(), namedClasses(), pageChunks()],
  appType: 'custom',
  builder: {},
  // Without an index.html, the development server needs the entries of the app.
  optimizeDeps: { entries: ['src/start.ts', 'src/entry-client.tsx', 'src/inspect/*.tsx'] },
  resolve: { dedupe: ['react', 'react-dom'] },
  css: { modules: { generateScopedName: className } },
  // The rich-text editor of the admin pages is one large file that no shopper downloads: it needs no warning.
  build: {
    target: 'es2022',
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
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
          output: {
            // Creates few files per page, because each costs a request and small files compress worse.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
                },
                { name: 'fonts', test: /\/fonts\.css$/ },
                { name: 'shop', test: isInShop },
                { name: 'machines', test: someOf(neededByMachines) },
                { name: 'client', test: someOf(client) },
                { name: 'enquiry-facts', test: someOf(aboutEnquiries) },
                { name: 'items', test: someOf(shownWithItems) },
                { name: 'lists', test: someOf(shownByLists) },
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
          // The editor starts in browsers only, and is larger than everything else together.
          external: /\/TinyEditor\.tsx$/,
          output: { codeSplitting: false },
        },
      },
    },
  },
})
