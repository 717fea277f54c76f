import { parseSync, Visitor } from 'vite'
import type { Plugin } from 'vite'
import { Edits } from './edits.ts'
import { unusedFunctions, unusedParts } from './unused-in-router.ts'

/**
 * Lets the bundler drop the parts of react-router that the shop does not use. Its components are created by calls
 * (`forwardRef`, `createContext`) that count as side effects and have a `displayName`, so tree shaking keeps them all; its
 * router is one function that contains fetchers, actions and tracing. Measured: 11 KB less compressed JavaScript
 * on every page. It imports the default export of React once, for which the bundler would keep all of React. If a new version of
 * react-router no longer contains one of these parts, the build fails.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\// },
      handler(code, id) {
        const lean = code
          .replace(/^import (\w+) from "react"/gm, 'import * as $1 from "react"')
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '= /* @__PURE__ */ $1')
        return { code: code.includes('function createRouter(') ? withoutUnused(lean, id) : lean, map: null }
      },
    },
  }
}

/** The browser's router without its unused parts. */
export function withoutUnused(code: string, id: string): string {
  const lean = withoutFunctions(code)
  return unusedParts.reduce((rest, [part, replacement]) => {
    const next = rest.replace(part, replacement)
    if (next === rest) throw new Error(`${id} has changed: ${part} is not found in it.`)
    return next
  }, lean)
}

/** The source without the unused functions, and without the sentences of the errors that only a mistake of a developer causes. */
function withoutFunctions(code: string): string {
  const { program } = parseSync('router.js', code, { preserveParens: false })
  const edits = new Edits(code, [...unusedFunctions, 'invariant'])
  new Visitor({
    FunctionDeclaration: (declaration) => edits.empty(unusedFunctions, declaration),
    CallExpression({ callee, arguments: [condition], end }) {
      if (callee.type === 'Identifier' && callee.name === 'invariant' && condition)
        edits.replace('invariant', { start: condition.end, end }, ')')
    },
  }).visit(program)
  return edits.apply()
}
