import type { Chart, ChartState } from '../chart/chart.ts'
import { activeStates } from '../chart/chart.ts'
import { transitionWords } from '../chart/state-lines.ts'

/** A chart as a Mermaid diagram with its active states highlighted. */
export function mermaid(chart: Chart, value?: unknown): string {
  const active = [...activeStates(chart, value)].map((id) => `  class ${nameOf(id)} active`)
  const ways = chart.transitions.flatMap((transition) =>
    transition.targets.map(
      (target) => `  ${nameOf(transition.source)} --> ${nameOf(target)}: ${plain(transitionWords(transition))}`,
    ),
  )
  return [
    'stateDiagram-v2',
    ...chart.root.states.flatMap((state) => linesOf(state, 1, chart.root.kind === 'parallel')),
    ...ways.filter((line) => !line.includes(` ${nameOf(chart.root.id)} -->`)),
    ...(active.length > 0 ? ['  classDef active font-weight:bold,stroke-width:3px', ...active] : []),
    '',
  ].join('\n')
}

function linesOf(state: ChartState, depth: number, isBeside: boolean): string[] {
  const indent = '  '.repeat(depth)
  const begin = state.isInitial && !isBeside ? [`${indent}[*] --> ${nameOf(state.id)}`] : []
  const end = state.kind === 'final' ? [`${indent}${nameOf(state.id)} --> [*]`] : []
  const title = `${indent}state "${state.name}" as ${nameOf(state.id)}`
  if (state.states.length === 0) return [title, ...begin, ...end]
  const inside = state.states.map((one) => linesOf(one, depth + 1, state.kind === 'parallel'))
  const parted =
    state.kind === 'parallel'
      ? inside.flatMap((lines, place) => (place === 0 ? lines : [`${indent}  --`, ...lines]))
      : inside.flat()
  return [`${title} {`, ...parted, `${indent}}`, ...begin]
}

/** The id of a state in Mermaid, which allows no dots in names. */
const nameOf = (id: string) => id.replaceAll(/\W/g, '_')

/** A label without the characters that end a line or start a state in Mermaid. */
const plain = (text: string) => text.replaceAll(/[:;]/g, ' ').replace('[', '(').replace(']', ')')
