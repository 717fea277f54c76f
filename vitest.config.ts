import { defineConfig } from 'vitest/config'

/** Everything that runs in Node. Stories run in a browser: .storybook/vitest.config.ts. */
export default defineConfig({
  test: {
    projects: ['domain', 'api', 'machines', 'ui', 'web', 'server'].map((name) => ({
      test: {
        name,
        root: import.meta.dirname,
        include: [`{packages,apps}/${name}/src/**/*.test.{ts,tsx}`],
        environment: 'node',
      },
    })),
  },
})
