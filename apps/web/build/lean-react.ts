import { parseSync, Visitor } from 'vite'
import type { ESTree, Plugin } from 'vite'
import { Edits } from './edits.ts'
import { isOfReact } from './react-modules.ts'
import { unusedClasses, unusedFunctions, unusedIn, unusedKinds, unusedReasons, viewTransitionLanes } from './unused-in-react.ts'

/**
 * Lets the bundler drop the features of React DOM that the shop does not use. Tree shaking keeps them all, because React DOM is one
 * function. Measured: 20 KB of 54 KB compressed. The build fails when a new version of React lacks one of the parts in
 * `unused-in-react.ts`, and when a module of the shop needs one.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        for (const [id, { code }] of chunk.type === 'chunk' ? Object.entries(chunk.modules) : []) {
          const used = isOfReact(id) ? undefined : unusedIn(code ?? '')
          if (used) throw new Error(`${id} uses ${used}, which apps/web/build/unused-in-react.ts leaves out of React.`)
        }
      }
    },
  }
}

/** React DOM without its unused features. */
export function withoutUnused(code: string): string {
  const { program } = parseSync('react-dom.js', code, { preserveParens: false })
  const edits = new Edits(code, [
    ...unusedKinds.values(),
    ...unusedReasons.values(),
    'view transition lanes',
    ...unusedFunctions,
    ...unusedClasses,
  ])
  new Visitor({
    SwitchStatement({ discriminant, cases }) {
      const kinds = unusedCasesOf(discriminant)
      if (!kinds) return
      let followsUsed = false
      for (const each of cases) {
        const { test, consequent, start, end } = each
        const kind = kindOf(test, kinds)
        if (kind === undefined) followsUsed = true
        // Without its label, a case is unreachable code after the one before it, which the bundler drops.
        else if (followsUsed) edits.replace(kind, { start, end: consequent[0]?.start ?? end }, '')
        // Other cases may use a variable that the first one declares.
        else if (!/\bvar\b/.test(code.slice(start, end))) edits.replace(kind, each, '')
      }
    },
    BinaryExpression(expression) {
      const { left, operator, right } = expression
      if (operator !== '===' && operator !== '!==') return
      const kind = isTag(right) ? kindOf(left) : isTag(left) ? kindOf(right) : undefined
      if (kind !== undefined) edits.replace(kind, expression, String(operator === '!=='))
      else if (left.type === 'BinaryExpression' && valueOf(left.right) === viewTransitionLanes)
        edits.replace('view transition lanes', expression, String(operator === '!=='))
    },
    FunctionDeclaration: (declaration) => edits.empty(unusedFunctions, declaration),
    AssignmentExpression(expression) {
      const { start, end } = expression.left
      const owner = /^(\w+)\.prototype\.\w+$/.exec(code.slice(start, end))?.[1]
      if (owner && unusedClasses.includes(owner)) edits.replace(owner, expression, '0')
    },
  }).visit(program)
  return edits.apply()
}

/** Whether an expression is a variable or a field that contains the kind of a node. */
function isTag(expression: ESTree.Node): boolean {
  const name = expression.type === 'MemberExpression' ? expression.property : expression
  return name.type === 'Identifier' && name.name === 'tag'
}

/** The cases that are left out of a switch about the kind of a node, or about the reason why rendering is suspended. */
function unusedCasesOf(discriminant: ESTree.Node): typeof unusedKinds | undefined {
  if (isTag(discriminant)) return unusedKinds
  const isReason = discriminant.type === 'Identifier' && discriminant.name === 'workInProgressSuspendedReason'
  return isReason ? unusedReasons : undefined
}

function kindOf(node: ESTree.Node | null, kinds = unusedKinds): string | undefined {
  return node ? kinds.get(valueOf(node)) : undefined
}

function valueOf(node: ESTree.Node): unknown {
  return node.type === 'Literal' ? node.value : undefined
}
