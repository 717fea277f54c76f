import { defineConfig } from 'vitest/config'

/** Tests of the built Storybook. Run `pnpm storybook:build` first. */
export default defineConfig({
  test: {
    name: 'built storybook',
    root: import.meta.dirname,
    include: ['*.check.ts'],
    // Each test has a page of its own; more of them at once would only compete for the processor.
    maxConcurrency: 2,
    // A test opens many pages, which takes ten times as long on a busy machine.
    testTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
})
