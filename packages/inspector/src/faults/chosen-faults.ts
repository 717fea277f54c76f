import { faultNames } from './faults.ts'
import type { Fault } from './faults.ts'

/** The chosen faults by the name of the endpoint. */
export type ChosenFaults = Readonly<Record<string, Fault>>

/** The name under which a fault applies to each endpoint without one of its own. */
export const everyEndpoint = '*'

const key = 'inspector.faults'
const listeners = new Set<() => void>()
/** The last text, and what it says: React compares the results of `chosenFaults` by identity. */
let known: { text: string; faults: ChosenFaults } = { text: '{}', faults: {} }
/** The stored text that the last choice could not replace, because the storage is full; null after a choice that was stored. */
let outdated: string | null = null

/** The faults that a tester has chosen in this browser, in whichever tab. */
export function chosenFaults(): ChosenFaults {
  const text = stored()
  if (text !== null && text !== outdated && text !== known.text) known = { text, faults: faultsIn(text) }
  return known.faults
}

/** The fault that an endpoint meets now: its own, or that of every endpoint; null without one. */
export function faultOn(endpoint: string): Fault | null {
  const faults = chosenFaults()
  return faults[endpoint] ?? faults[everyEndpoint] ?? null
}

/** Chooses the fault of an endpoint; null removes it. */
export function chooseFault(endpoint: string, fault: Fault | null): void {
  const { [endpoint]: _, ...others } = chosenFaults()
  save(fault === null ? others : { ...others, [endpoint]: fault })
}

/** Removes every fault. */
export function removeFaults(): void {
  save({})
}

/** Calls a listener when the faults change, also by another tab. Returns the function that ends this. */
export function watchFaults(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function save(faults: ChosenFaults): void {
  known = { text: JSON.stringify(faults), faults }
  try {
    localStorage.setItem(key, known.text)
    outdated = null
  } catch {
    // With no storage or a full one, the faults apply to this page only, until it is closed.
    outdated = stored()
  }
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Anybody can write into the storage, so what is not a fault is dropped. */
function faultsIn(text: string): ChosenFaults {
  try {
    const entries = Object.entries(JSON.parse(text) as object).map(([endpoint, fault]) => [endpoint, faultOf(fault)] as const)
    return Object.fromEntries(entries.filter((entry): entry is [string, Fault] => entry[1] !== null))
  } catch {
    return {}
  }
}

/** A stored text or number as a fault; null for anything else. */
export function faultOf(value: unknown): Fault | null {
  if (!Object.hasOwn(faultNames, String(value))) return null
  return (Number(value) || String(value)) as Fault
}
