import { defineConfig } from 'vitest/config'

/** Tests of the built Storybook. Run `pnpm storybook:build` first. */
export default defineConfig({
  test: {
    name: 'built storybook',
    root: import.meta.dirname,
    include: ['*.check.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
