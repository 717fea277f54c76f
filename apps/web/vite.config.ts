import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanRouter } from './build/lean-router.ts'

/** Parts that every page shows at once; those that open later (dialogs, drawers, tabs, toasts) are files of their own. */
const isSharedPart = (id: string): boolean =>
  /(packages\/(ui|domain)|apps\/web)\/src\//.test(id) && !/\/(dialog|drawer|tabs|lightbox|toast|rich-text|filter-[a-z]+|mobile-drawer|select|field|text-field|checkbox|skeletons?)\//.test(id)

/**
 * Two builds of one app, made by `vite build`: what browsers load, with a manifest that tells the server which files
 * a page needs, and what the server runs. There is no index.html: the server writes every document.
 */
export default defineConfig({
  plugins: [react(), leanRouter()],
  appType: 'custom',
  builder: {},
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Small pictures and fonts stay files: a data URL in the style sheet delays the first paint.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            // Few files a page: each costs a request and compresses worse for being small.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
                { name: 'xstate', test: /node_modules\/(xstate|@xstate|use-sync-external-store)\// },
                { name: 'shop', minShareCount: 3, test: isSharedPart },
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
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
})
