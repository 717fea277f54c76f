/** Decides when to encode the variants that nobody has requested: while the server is quiet, otherwise one every ten seconds. */
export interface Pace {
  /** Whether such a variant may be encoded now. */
  isOpen(): boolean
  /** Records that a variant is encoded now. */
  step(): void
  /** Waits for a moment, or until `wake` is called. */
  pause(): Promise<void>
  /** Ends a pause, because a variant was requested or the work stops. */
  wake(): void
}

/** Milliseconds between two variants while the server is busy, so that the work ends even in a shop that never sleeps. */
const busyStepMs = 10_000

/** Milliseconds between two looks at a busy server. */
const pauseMs = 500

/**
 * @param isBusy - whether the server handles requests
 * @param isAhead - whether such variants are encoded at all
 */
export function createPace(isBusy: () => boolean, isAhead: boolean): Pace {
  let lastStepAt = performance.now()
  let wake = (): void => undefined
  return {
    isOpen: () => isAhead && (!isBusy() || performance.now() - lastStepAt >= busyStepMs),
    step() {
      lastStepAt = performance.now()
    },
    async pause() {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, pauseMs).unref()
      wake = resolve
      await promise
      clearTimeout(timer)
    },
    wake: () => wake(),
  }
}
