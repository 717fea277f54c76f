import type { Step } from '../sandbox/index.ts'

/** A way through a machine that fits into an address. */
export interface LinkedSteps {
  machine: string
  input: unknown
  steps: readonly Step[]
}

/** Writes steps into the part of an address after `#`, which no server sees. */
export function writeHash(linked: LinkedSteps): string {
  return `#steps=${encodeURIComponent(JSON.stringify(linked))}`
}

/** Reads them again; null when there are none. */
export function readHash(hash: string): LinkedSteps | null {
  const text = new URLSearchParams(hash.slice(1)).get('steps')
  try {
    const linked = JSON.parse(text ?? '') as Partial<LinkedSteps>
    return typeof linked.machine === 'string' && Array.isArray(linked.steps) ? (linked as LinkedSteps) : null
  } catch {
    return null
  }
}
