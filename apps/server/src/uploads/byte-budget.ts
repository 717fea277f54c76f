/** Limits how many bytes are held in memory at once. */
export interface ByteBudget {
  /**
   * Waits until this many bytes are free; requests get them in order of arrival.
   *
   * @param bytes - a request for more than the whole budget gets all of it
   * @returns frees the bytes
   */
  take(bytes: number): Promise<() => void>
}

/** @param total - how many bytes are held at once */
export function createByteBudget(total: number): ByteBudget {
  const waiting: { readonly bytes: number; readonly start: () => void }[] = []
  let free = total

  function startNext(): void {
    for (let next = waiting[0]; next !== undefined && next.bytes <= free; next = waiting[0]) {
      waiting.shift()
      free -= next.bytes
      next.start()
    }
  }

  return {
    async take(wanted) {
      const bytes = Math.min(wanted, total)
      await new Promise<void>((start) => {
        waiting.push({ bytes, start })
        startNext()
      })
      return () => {
        free += bytes
        startNext()
      }
    },
  }
}
