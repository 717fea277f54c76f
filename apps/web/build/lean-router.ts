import type { Plugin } from 'vite'

/** Parts of the browser's router that the shop never uses, with their replacements. */
const unused: readonly (readonly [RegExp, string])[] = [
  // Fetchers, because the shop loads data with loaders and machines.
  [/^\s*fetch: fetch2,$/m, ''],
  [/^ {2}fetchLoadMatches\.forEach\(\(f, key\) => \{[^]*?^ {2}\}\);$/m, ''],
  // Actions, because forms are machines.
  [/\bopts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)(?=\) \{\s*let actionResult)/, 'false'],
  // Submissions, for the same reason.
  [/!opts \|\| !isSubmissionNavigation\(opts\)/, 'true'],
  // Routes that are fetched while the user navigates: every route is known from the start.
  [/\binit\.patchRoutesOnNavigation\b(?! *\()/g, 'undefined'],
  [/\bfogOfWar\.active\b(?! = )/g, 'false'],
  // View transitions.
  [/!viewTransitionOpts \|\| !isViewTransitionAvailable/, 'true'],
  // Middleware of routes.
  [/\binit\.dataStrategy \|\| defaultDataStrategyWithMiddleware\b/, 'defaultDataStrategy'],
  [/^function runClientMiddlewarePipeline\([^]*?^\}$/m, 'function runClientMiddlewarePipeline() {}'],
  // Routes whose properties are fetched one by one, because the shop fetches a whole screen.
  [/^var loadLazyRouteProperty = [^]*?^\};$/m, 'var loadLazyRouteProperty = () => undefined;'],
  // Errors of server components.
  [/\bif \(this\.context\b/g, 'if (false'],
  // Its page for errors, because the root route has the shop's.
  [/^var defaultErrorElement = .*$/m, 'var defaultErrorElement = null;'],
  // Addresses that differ from the shown page.
  [/\bif \(opts\?\.mask\) \{/, 'if (false) {'],
  // Warnings for developers.
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
  // Tracing of routes, which the shop does not use.
  [/\binit\.instrumentations(?=\) \{)/g, 'false'],
]

/**
 * Lets the bundler drop the parts of react-router that the shop does not use. Its components are created by calls
 * (`forwardRef`, `createContext`) that count as side effects and have a `displayName`, so tree shaking keeps them all; its
 * router is one function that contains fetchers, actions and tracing. Measured: 3.5 KB and 4 KB less compressed JavaScript
 * on every page. It imports the default export of React once, for which the bundler would keep all of React. If a new version of
 * react-router no longer contains one of these parts, the build fails.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
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

function withoutUnused(code: string, id: string): string {
  return unused.reduce((rest, [part, replacement]) => {
    const next = rest.replace(part, replacement)
    if (next === rest) throw new Error(`${id} has changed: ${part} is not found in it.`)
    return next
  }, code)
}
