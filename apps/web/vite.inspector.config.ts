import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageChunks } from './build/page-chunks.ts'

/**
 * The testers' build, made only where the inspector is on: the inspector's own page, and the shop once more with a tap
 * in it. The shopper's build knows nothing of either and does not change by a byte.
 */
export default defineConfig({
  plugins: [react(), pageChunks()],
  appType: 'custom',
  publicDir: false,
  resolve: { dedupe: ['react', 'react-dom', 'xstate'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    outDir: 'dist/inspector',
    assetsDir: 'inspector-assets',
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: ['src/inspect/inspected-shop.tsx', 'src/inspect/inspector-page.tsx'] },
  },
})
