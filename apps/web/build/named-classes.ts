import type { Plugin } from 'vite'

/**
 * Writes each class name into the components that use it, instead of an object with all names of its style sheet, whose keys and
 * unused names would be downloaded as well. Measured: 3 KB less compressed JavaScript on every page.
 */
export function namedClasses(): Plugin[] {
  const inClientBuild: Partial<Plugin> = { apply: 'build', applyToEnvironment: ({ name }) => name === 'client' }
  return [
    {
      ...inClientBuild,
      name: 'named-classes',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
        handler: (code) => ({
          code: code.replace(/^import (\w+) from ('.+\.module\.css')$/gm, 'import * as $1 from $2'),
          map: null,
        }),
      },
    },
    {
      ...inClientBuild,
      name: 'styles-of-named-classes',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // A style sheet stays in the build although no component imports it any more.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}
