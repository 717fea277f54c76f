import type { Batch, Entry } from '../protocol/index.ts'

type Entries = Extract<Batch, { kind: 'entries' }>
type Part = Extract<Batch, { kind: 'part' }>

/** The number of entries in the first part, which a viewer shows at once, and in each older part. */
const inFirst = 500
const inOlder = 5000

/** The first part of a memory: the newest entries, the actors, and the state that each actor had before them. */
export function newestPart(memory: Entries): Part {
  const part = partBefore(memory, Infinity, inFirst)
  if (part.before === null) return part
  const earlier = memory.entries.slice(0, memory.entries.length - inFirst)
  return { ...part, entries: [...factsOfActors(earlier), ...part.entries] }
}

/** The part of a memory that ends before the entry with that number. */
export function partBefore({ tap, entries, dropped }: Entries, before: number, most = inOlder): Part {
  const end = entries.findLastIndex(({ seq }) => seq < before) + 1
  const begin = Math.max(0, end - most)
  return { kind: 'part', tap, dropped, entries: entries.slice(begin, end), before: begin === 0 ? null : entries[begin]!.seq }
}

/** The entries that introduce actors, and the last snapshot of each, in order. */
function factsOfActors(entries: readonly Entry[]): Entry[] {
  const snapshots = new Map<string, Entry>()
  for (const entry of entries) if ('snapshot' in entry.message) snapshots.set(entry.message.sessionId, entry)
  const last = new Set(snapshots.values())
  return entries.filter((entry) => {
    const { type } = entry.message
    return type === '@xstate.actor' || type === '@shop.about' || last.has(entry)
  })
}
