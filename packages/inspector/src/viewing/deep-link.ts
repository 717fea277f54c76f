import type { Step } from '../sandbox/index.ts'

/** Steps through a machine, short enough for an address. */
export interface LinkedSteps {
  machine: string
  input: unknown
  steps: readonly Step[]
}

/** Writes steps into the hash of an address, which browsers do not send to a server. */
export function writeHash(linked: LinkedSteps): string {
  return `#steps=${encodeURIComponent(JSON.stringify(linked))}`
}

/** Reads steps from a hash; null when there are none, or when a part of the link is missing. */
export function readHash(hash: string): LinkedSteps | null {
  const text = new URLSearchParams(hash.slice(1)).get('steps')
  try {
    const linked = JSON.parse(text ?? '') as Partial<LinkedSteps>
    const isWhole = typeof linked.machine === 'string' && linked.steps?.every(({ kind }) => typeof kind === 'string')
    return isWhole ? (linked as LinkedSteps) : null
  } catch {
    return null
  }
}
