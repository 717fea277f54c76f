import type { Batch } from '../protocol/index.ts'
import { activeStates, chartOf } from '../chart/chart.ts'
import type { Chart } from '../chart/chart.ts'
import { machineById } from '@shop/machines/known'

/** The parts of charts that were reached, by the id of the machine: ids of states and indexes of transitions. */
export type Reach = Readonly<Record<string, { states: readonly string[]; transitions: readonly number[] }>>

/** Collects the parts of charts that the machines of taps reach. */
export class ReachCollector {
  readonly #reached = new Map<string, { chart: Chart; states: Set<string>; transitions: Set<number> }>()
  /** The ids of the machines by session id. A reloaded page is another tap with session ids of its own. */
  readonly #machines = new Map<string, string>()

  /** Takes the messages of a tap. Each entry may come more than once. */
  take(batch: Batch): void {
    if (batch.kind !== 'entries') return
    for (const { message } of batch.entries) {
      const actor = `${batch.tap} ${message.sessionId}`
      if (message.type === '@shop.about' && message.machineId !== null) this.#machines.set(actor, message.machineId)
      const reached = this.#partsOf(this.#machines.get(actor))
      if (!reached) continue
      if ('snapshot' in message) this.#addStates(reached, message.snapshot.value)
      if (message.type === '@shop.microstep') {
        this.#addStates(reached, message.value)
        for (const place of message.transitions) {
          reached.transitions.add(place)
          // A transient state is never active after a step.
          const { source } = reached.chart.transitions[place]!
          if (source !== reached.chart.root.id) reached.states.add(source)
        }
      }
    }
  }

  reach(): Reach {
    return Object.fromEntries(
      [...this.#reached].map(([id, { states, transitions }]) => [id, { states: [...states], transitions: [...transitions] }]),
    )
  }

  #partsOf(id: string | undefined) {
    const known = machineById(id ?? null)
    if (!known) return null
    const parts = this.#reached.get(known.id) ?? { chart: chartOf(known.machine), states: new Set(), transitions: new Set() }
    this.#reached.set(known.id, parts)
    return parts
  }

  #addStates({ chart, states }: { chart: Chart; states: Set<string> }, value: unknown): void {
    for (const id of activeStates(chart, value)) states.add(id)
  }
}

/** The union of two reaches. */
export function mergeReach(one: Reach, other: Reach): Reach {
  const ids = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const union = <Part>(a: readonly Part[] = [], b: readonly Part[] = []) => [...new Set([...a, ...b])]
  return Object.fromEntries(
    ids.map((id) => [
      id,
      {
        states: union(one[id]?.states, other[id]?.states),
        transitions: union(one[id]?.transitions, other[id]?.transitions),
      },
    ]),
  )
}
