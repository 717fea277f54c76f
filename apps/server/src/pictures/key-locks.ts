/** Runs tasks that need the same keys one after the other. */
export interface KeyLocks {
  /** Runs a task when no other task holds any of its keys. A task queues for all its keys at once, so deadlocks are impossible. */
  run<Result>(keys: readonly string[], task: () => Promise<Result>): Promise<Result>
}

/** Creates locks by key within this process. */
export function createKeyLocks(): KeyLocks {
  const last = new Map<string, Promise<void>>()

  return {
    async run(keys, task) {
      const own = [...new Set(keys)]
      const before = own.map((key) => last.get(key) ?? Promise.resolve())
      const { promise, resolve } = Promise.withResolvers<void>()
      for (const key of own) last.set(key, promise)
      try {
        await Promise.all(before)
        return await task()
      } finally {
        resolve()
        for (const key of own) if (last.get(key) === promise) last.delete(key)
      }
    },
  }
}
