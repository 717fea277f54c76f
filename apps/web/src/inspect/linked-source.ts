import { machineById, readHash, startSandbox, takeSteps } from '@shop/inspector'
import type { Source } from '@shop/inspector'

/** What a link opens. */
interface LinkedSource {
  /** A sandbox after the steps of the link; null when there are none. */
  source: Source | null
  /** Why the source is not what the link promises, as a sentence. */
  problem: string | null
}

/** Takes the steps in the hash of an address. */
export async function linkedSource(hash: string): Promise<LinkedSource> {
  const linked = await readHash(hash)
  const known = linked && machineById(linked.machine)
  if (!known) return { source: null, problem: hash.startsWith('#steps=') ? unreadable : null }
  const sandbox = startSandbox(known.machine, { input: linked.input, place: 'Steps of a link' })
  const taken = await takeSteps(
    sandbox,
    linked.steps.map((step) => () => step),
  )
  const count = linked.steps.length
  return {
    source: { mode: 'sandbox', known, sandbox },
    problem:
      taken < count
        ? `The machine took ${taken} of the ${count} steps of this link: it has changed since the link was copied.`
        : null,
  }
}

const unreadable =
  'The steps of this link cannot be read. It was cut off, or it is from another version of the shop: copy the whole link again.'
