import type { Chart, ChartState } from '../chart/chart.ts'
import { treeOf } from './state-tree.ts'
import type { StateTree } from './state-tree.ts'

/** A state value of XState, or a sentence about why a chart has no such state. */
export type ExpectedState = { value: unknown } | { problem: string }

/**
 * Reads a state that a tester typed, in the form of the log (`list.open.synced, question.resting`) or as JSON, and completes it to
 * the state value with which tests compare. Parallel parts that the text leaves out stay as in the recorded value.
 */
export function readExpectedState({ root }: Chart, text: string, recorded?: unknown): ExpectedState {
  const tree = treeOf(text)
  if (typeof tree === 'string') return { problem: tree }
  try {
    return { value: valueIn(root, tree, recorded) }
  } catch (error) {
    if (!(error instanceof NoSuchState)) throw error
    return { problem: error.message }
  }
}

class NoSuchState extends Error {}

function valueIn(state: ChartState, tree: StateTree, recorded: unknown): unknown {
  for (const name of tree.keys()) {
    const child = state.states.find((one) => one.name === name)
    if (!child) throw new NoSuchState(unknownState(state, name))
    if (child.isTransient) throw new NoSuchState(`The machine leaves ${name} at once, so no step ends in it.`)
  }
  const children = statesIn(state)
  const partIn = ({ name }: ChartState) => (recorded as Record<string, unknown> | undefined)?.[name]
  if (state.kind === 'parallel')
    return Object.fromEntries(children.map((child) => [child.name, regionIn(child, tree.get(child.name), partIn(child))]))
  const [first, second] = children.filter(({ name }) => tree.has(name))
  if (second) throw new NoSuchState(`The machine cannot be in ${first!.name} and ${second.name} at the same time.`)
  if (!first) throw new NoSuchState(missingIn(state))
  const inner = tree.get(first.name)!
  const isLeaf = statesIn(first).length === 0 && inner.size === 0
  return isLeaf ? first.name : { [first.name]: valueIn(first, inner, partIn(first)) }
}

function regionIn(region: ChartState, tree: StateTree | undefined, recorded: unknown): unknown {
  if (tree) return valueIn(region, tree, recorded)
  if (recorded === undefined) throw new NoSuchState(missingIn(region))
  return recorded
}

const missingIn = (state: ChartState) => `Add which state of ${state.name} you expect: ${namesOf(statesIn(state))}.`

function unknownState(state: ChartState, name: string): string {
  const children = statesIn(state)
  return children.length === 0
    ? `${state.name} contains no state ${name}.`
    : `${state.name} contains no state ${name}, but ${namesOf(children)}.`
}

const namesOf = (states: readonly ChartState[]) => states.map(({ name }) => name).join(', ')

/** The states in which a machine can rest. */
export function statesIn({ states }: ChartState): ChartState[] {
  return states.filter(({ isTransient, kind }) => !isTransient && kind !== 'history')
}
