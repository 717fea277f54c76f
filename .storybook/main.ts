import type { StorybookConfig } from '@storybook/react-vite'

/** Stories stand beside what they show: components and patterns, the app's screens, and the pages about the machines. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/docs/**/*.mdx',
    '../packages/ui/src/{components,patterns}/**/*.mdx',
    '../packages/ui/src/{docs,components,patterns}/**/*.stories.tsx',
    '../packages/machines/src/**/*.mdx',
    '../apps/web/src/**/*.mdx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../demo/images', to: '/demo' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no compiler API, which the other docgen needs.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
