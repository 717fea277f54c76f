import { defineConfig } from 'vitest/config'

/** What is asked of the built Storybook. It has to be there: `pnpm storybook:build`. */
export default defineConfig({
  test: {
    name: 'built storybook',
    root: import.meta.dirname,
    include: ['*.check.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
