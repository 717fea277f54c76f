import { LRUCache } from 'lru-cache'

/** How many keys a process remembers. */
const rememberedKeys = 10_000

/** Counts events under keys, in the memory of this process. */
export interface RecentCounts {
  /** How many events of the key count. */
  of(key: string): number
  /** Counts an event. Returns how many events of the key count with this one. */
  add(key: string): number
}

/**
 * Creates counts that start again a while after the first event of a key.
 *
 * @param windowMs - the milliseconds after which a key starts again at 0
 */
export function createRecentCounts(windowMs: number): RecentCounts {
  const counts = new LRUCache<string, number>({ max: rememberedKeys, ttl: windowMs })
  const of = (key: string): number => counts.get(key) ?? 0

  return {
    of,
    add(key) {
      const count = of(key) + 1
      counts.set(key, count, { noUpdateTTL: true })
      return count
    },
  }
}
