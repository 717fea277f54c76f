import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { className } from './build/class-names.ts'
import { pageChunks } from './build/page-chunks.ts'

/**
 * The build with the inspector, made only where it is enabled: the inspector's own page, and the shop with a tap. It is a
 * separate build, so shoppers download the same files whether it is enabled or not.
 */
export default defineConfig({
  plugins: [react(), pageChunks()],
  appType: 'custom',
  publicDir: false,
  resolve: { dedupe: ['react', 'react-dom', 'xstate'] },
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    outDir: join(process.env['SHOP_BUILD_FOLDER'] ?? 'dist/manual-inspector', 'client'),
    assetsDir: 'inspector-assets',
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: ['src/inspect/inspected-shop.tsx', 'src/inspect/inspector-page.tsx'] },
  },
})
