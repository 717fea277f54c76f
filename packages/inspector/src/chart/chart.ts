import { transitionsOf } from '@shop/machines/testing'
import { createMachine } from 'xstate'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import descriptions from './descriptions.json' with { type: 'json' }
import { guardName } from './guard-name.ts'

/** A chart as plain data, for drawings and for texts. */
export interface Chart {
  id: string
  root: ChartState
  /** The transitions in the order of the chart. Microsteps refer to them by their index in this list. */
  transitions: readonly ChartTransition[]
}

/** A state and its child states. */
export interface ChartState {
  id: string
  name: string
  kind: AnyStateNode['type']
  isInitial: boolean
  /** The state lasts no time: the machine leaves it at once, whatever its guards say. */
  isTransient: boolean
  /** What the state means for its user, in words; null for a chart without descriptions. */
  description: string | null
  tags: readonly string[]
  /** The names of the requests that the state invokes: `sendMessage`. */
  requests: readonly string[]
  states: readonly ChartState[]
}

/** A transition from a state. */
export interface ChartTransition {
  source: string
  /** The target states; empty when the transition keeps the current state. */
  targets: readonly string[]
  eventType: string
  /** The label of the event in a chart: `message.submitted`, `send responds`, `after closing`. */
  label: string
  guard: string | null
  actions: readonly string[]
}

/** Reads the chart of a machine. */
export function chartOf(machine: AnyStateMachine): Chart {
  return {
    id: machine.id,
    root: stateOf(machine.root as AnyStateNode, true),
    transitions: transitionsOf(machine).map(transitionIn),
  }
}

/** Reads the chart of a definition in a message; null when the text is not a definition. */
export function chartOfDefinition(definition: string | null): Chart | null {
  try {
    const config = JSON.parse(definition ?? '') as { states?: object }
    return typeof config.states === 'object' ? chartOf(createMachine(config as object)) : null
  } catch {
    return null
  }
}

/** Lists every state of a chart except its root, in the order of the chart. */
export function statesOfChart({ root }: Chart): ChartState[] {
  const below = (state: ChartState): ChartState[] => state.states.flatMap((one) => [one, ...below(one)])
  return below(root)
}

/** The innermost active states that have a description: at most one for each parallel part. */
export function describedStates(chart: Chart, active: ReadonlySet<string>): ChartState[] {
  return statesOfChart(chart).filter(
    ({ id, states, description }) => active.has(id) && states.length === 0 && description !== null,
  )
}

/** The id of a state without the id of its chart. */
export function shortId({ id }: Pick<Chart, 'id'>, state: string): string {
  return state.startsWith(`${id}.`) ? state.slice(id.length + 1) : state
}

/** The ids of the active states of a state value, outer states first, without the root. */
export function activeStates({ root }: Chart, value: unknown): Set<string> {
  const found = new Set<string>()
  const look = (state: ChartState, part: unknown): void => {
    const names = typeof part === 'string' ? [[part, undefined] as const] : Object.entries((part ?? {}) as object)
    for (const [name, inner] of names) {
      const child = state.states.find((one) => one.name === name)
      if (!child) continue
      found.add(child.id)
      look(child, inner)
    }
  }
  look(root, value)
  return found
}

/** Formats an event type for readers: XState's own names for timers and actors are long. */
export function eventWords(type: string): string {
  const made = /^xstate\.(done|error|after)\.(?:actor\.)?([^.]+)/.exec(type)
  if (type === '') return 'always'
  if (!made) return type === 'xstate.init' ? 'starts' : type
  const [, kind, name] = made
  if (kind === 'after') return `after ${name}`
  if (type.startsWith('xstate.done.state')) return 'done'
  return `${name} ${kind === 'done' ? 'responds' : 'fails'}`
}

function stateOf(node: AnyStateNode, isInitial: boolean): ChartState {
  const first = node.initial?.target?.[0]?.key
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    isInitial,
    isTransient: isTransient(node),
    description: describe(node),
    tags: [...node.tags],
    requests: node.invoke.map(({ src, id }) => (typeof src === 'string' ? src : id)),
    states: Object.values(node.states).map((state: AnyStateNode) =>
      stateOf(state, node.type === 'parallel' || state.key === first),
    ),
  }
}

function isTransient({ type, always }: AnyStateNode): boolean {
  return type === 'atomic' && always?.some(({ guard }) => guard === undefined) === true
}

function describe(node: AnyStateNode): string | null {
  const known: Partial<Record<string, string>> | undefined = (descriptions as Descriptions)[node.machine.id]
  return known?.[node.id] ?? node.description ?? (isTransient(node) ? 'Lasts no time: the machine chooses the next state.' : null)
}

type Descriptions = Partial<Record<string, Partial<Record<string, string>>>>

function transitionIn({ source, target, eventType, guard, actions }: AnyTransitionDefinition): ChartTransition {
  return {
    source: source.id,
    targets: target?.map(({ id }) => id) ?? [],
    eventType,
    label: eventWords(eventType),
    guard: guardName(guard),
    actions: actions.map((action) => guardName(action) ?? 'action'),
  }
}
