/** Runs tasks that need the same things one after the other. */
export interface KeyLocks {
  /**
   * Runs a task when no other task has any of the keys. Tasks queue for all of their keys at the same moment, so none
   * can wait for another that waits for it.
   */
  run<Result>(keys: readonly string[], task: () => Promise<Result>): Promise<Result>
}

/** Locks by name, within this process. */
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
