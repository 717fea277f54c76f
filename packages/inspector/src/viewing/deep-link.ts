import { readJson, writeJson } from '../protocol/index.ts'
import type { Step } from '../sandbox/index.ts'

/** Steps through a machine, short enough for an address. */
export interface LinkedSteps {
  machine: string
  input: unknown
  steps: readonly Step[]
}

/**
 * Writes steps into the hash of an address, which browsers do not send to a server. They are compressed, because many programs cut
 * a long address.
 */
export async function writeHash(linked: LinkedSteps): Promise<string> {
  const packed = new Blob([writeJson(linked)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `#steps=${encodeURIComponent(btoa(text))}`
}

/** Reads steps from a hash; null when there are none, or when a part of the link is missing. */
export async function readHash(hash: string): Promise<LinkedSteps | null> {
  const text = new URLSearchParams(hash.slice(1)).get('steps') ?? ''
  try {
    // Links of version 1.2.0 are not compressed.
    const linked = readJson(text.startsWith('{') ? text : await unpacked(text)) as Partial<LinkedSteps>
    const isWhole = typeof linked.machine === 'string' && linked.steps?.every(({ kind }) => typeof kind === 'string')
    return isWhole ? (linked as LinkedSteps) : null
  } catch {
    return null
  }
}

function unpacked(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()
}
