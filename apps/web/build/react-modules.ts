import type { Plugin } from 'vite'

const reactPackages = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//

/** Whether a module is one of React's packages. */
export const isOfReact = (id: string): boolean => reactPackages.test(id)

/**
 * Converts React and what belongs to it from CommonJS to ES modules, so that the bundler drops the exports that nothing imports, and
 * the code with which it reads CommonJS. Measured: 1.8 KB compressed and one request less on every page. The build fails when
 * a new version of one of these packages is written in another way.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: reactPackages },
      handler: (code) => ({ code: asModule(code), map: null }),
    },
  }
}

/** An entry of a package as a module, or one of its production files. */
export function asModule(code: string): string {
  const [, production] = /require\(["'](\..*\.production\.js)["']\)/.exec(code) ?? []
  const module = production === undefined ? withExports(withImports(code)) : `export * from '${production}'`
  if (/\b(?:require\(|exports\b)/.test(module)) throw new Error('It is written in a way that react-modules.ts does not know.')
  return module
}

/** Converts `var React = require("react"), …;`. */
function withImports(code: string): string {
  return code.replace(/^var (?:\w+ = require\("[^"]+"\)[,;]\s*)+/m, (requires) =>
    requires.replace(/(?:var )?(\w+) = require\(("[^"]+")\)[,;]/g, 'import * as $1 from $2;'),
  )
}

/** Converts `exports.memo = …;`. */
function withExports(code: string): string {
  const names = [...new Set(Array.from(code.matchAll(/\bexports\.(\w+)/g), ([, name = '']) => name))]
  return [
    ...names.map((name) => `let export_${name};`),
    code.replace(/\bexports\.(?=\w)/g, 'export_'),
    `export { ${names.map((name) => `export_${name} as ${name}`).join(', ')} };`,
  ].join('\n')
}
