import { defineConfig } from 'vitest/config'

/** The tests that `pnpm mutate` runs against each mutant. */
export default defineConfig({
  test: {
    root: process.cwd(),
    include: ['packages/{domain,machines}/src/**/*.test.ts'],
    environment: 'node',
    // Loading the modules again for each mutant takes longer than most tests.
    isolate: false,
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
