import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'

/**
 * Fixtures name the demo shop's pictures from the root of the server. A built Storybook may lie in any folder of one, so there the
 * addresses start from its own page.
 */
const demoPicturesFromHere: Plugin = {
  name: 'demo-pictures-from-here',
  apply: 'build',
  transform: (code, id) =>
    /\.tsx?$/.test(id) && code.includes('/demo/') && !id.includes('node_modules')
      ? code.replaceAll(/(['"`])\/demo\//g, '$1demo/')
      : null,
}

/** Stories stand beside what they show: components and patterns, the app's screens, and the pages about the machines. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/docs/**/*.mdx',
    '../packages/ui/src/{components,patterns}/**/*.mdx',
    '../packages/ui/src/{docs,components,patterns}/**/*.stories.tsx',
    '../packages/machines/src/**/*.mdx',
    '../packages/inspector/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    // Without the plugin MDX knows no tables.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [{ from: '../demo/images', to: '/demo' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), demoPicturesFromHere] }),
  // TypeScript 7 has no compiler API, which the other docgen needs.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
