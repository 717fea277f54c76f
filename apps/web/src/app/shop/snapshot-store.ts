/** A snapshot outside of React, in the form of `useSyncExternalStore`. */
export interface SnapshotStore<Snapshot> {
  get: () => Snapshot
  set: (snapshot: Snapshot) => void
  /** Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
}

/** Creates a store that starts with this snapshot. */
export function createSnapshotStore<Snapshot>(first: Snapshot): SnapshotStore<Snapshot> {
  const listeners = new Set<() => void>()
  let snapshot = first
  return {
    get: () => snapshot,
    set: (next) => {
      snapshot = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
