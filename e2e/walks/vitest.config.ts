import { defineConfig } from 'vitest/config'

/** Walks of the models through the running shop: `pnpm walk:models`. */
export default defineConfig({
  test: {
    name: 'model walks',
    root: import.meta.dirname,
    include: ['*.check.ts'],
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
