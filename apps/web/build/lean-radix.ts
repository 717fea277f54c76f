import type { Plugin } from 'vite'

/**
 * Removes the names that Radix gives its functions. They are for developers, keep functions that nobody calls, and one is set in a static
 * block, which Safari before 16.4 and Chrome before 94 do not read. Names of React's functions that Radix computes, for React 17, are written
 * out, because the bundler would keep all functions.
 */
export function leanRadix(): Plugin {
  return {
    name: 'lean-radix',
    apply: 'build',
    transform: {
      filter: { id: /@radix-ui\/[\w-]+\/dist\// },
      handler(code, id) {
        const lean = code
          .replace(/^var __name = .*$/m, 'var __name = (target) => target;')
          .replace(/^\s*static \{\s*__name\(this, "\w+"\);\s*\}$/gm, '')
          .replace(/^\s*__name\(\w+, "\w+"\);$/gm, '')
          .replace(/\b(React\w*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, '$1.$2')
        if (lean.includes('static {')) throw new Error(`${id} has changed: it has another static block.`)
        return { code: lean, map: null }
      },
    },
  }
}
