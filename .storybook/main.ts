import type { StorybookConfig } from '@storybook/react-vite'
import { fileURLToPath } from 'node:url'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { unreleasedParts } from './part-history.ts'
import { playsWhereTheyShow } from './plays.ts'
import { inheritedProps, readableArrays } from './prop-types.ts'
import { pastableSnippets } from './snippets/plugin.ts'
import { taggedStatuses } from './status.ts'
import { searchablePurposes } from './search.ts'
import type { IndexGenerator } from './search.ts'

/**
 * Fixtures use root-relative addresses for the demo pictures. A built Storybook may be in any folder of a server, so the build
 * makes these addresses relative.
 */
const demoPicturesFromHere: Plugin = {
  name: 'demo-pictures-from-here',
  apply: 'build',
  transform: (code, id) =>
    /\.tsx?$/.test(id) && code.includes('/demo/') && !id.includes('node_modules')
      ? code.replaceAll(/(['"`])\/demo\//g, '$1demo/')
      : null,
}

const root = fileURLToPath(new URL('..', import.meta.url))

const config: StorybookConfig & { storyIndexGenerator: (generator: IndexGenerator) => IndexGenerator } = {
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
    // Supports tables in MDX.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [{ from: '../demo/images', to: '/demo' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its filters 'New' and 'Modified' mean uncommitted files, and would stand next to the status 'new' of a part.
  features: { changeDetection: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      pastableSnippets,
      readableArrays,
      inheritedProps,
      unreleasedParts,
      ...(vite.plugins ?? []),
      demoPicturesFromHere,
      playsWhereTheyShow,
    ],
  }),
  storyIndexGenerator: (generator) => taggedStatuses(searchablePurposes(generator, root)),
  // The other docgen needs the compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
