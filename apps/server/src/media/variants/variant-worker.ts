import type { KeyLocks } from '../../pictures/key-locks.ts'
import type { EncodeVariant } from '../encoder.ts'
import type { MediaStore } from '../media-store.ts'
import { variantName } from '../names.ts'
import type { Variant } from '../recipe.ts'
import type { Arrivals } from './arrivals.ts'
import { completePicture, EncodingError } from './complete-picture.ts'
import type { EncodingOrder } from './encoding-order.ts'
import type { Pace } from './pace.ts'
import type { VariantReport } from './variant-report.ts'

/** The dependencies of the worker. */
export interface VariantWorkerOptions {
  readonly store: MediaStore
  readonly encode: EncodeVariant
  /** The same locks that adding and removing pictures use in this process. */
  readonly locks: KeyLocks
  /** Locks that only encoding uses, so that several servers do not encode the same picture. */
  readonly turns: KeyLocks
  readonly order: EncodingOrder
  readonly arrivals: Arrivals
  readonly pace: Pace
  readonly report: VariantReport
}

/** Completes the pictures of an order one after another. */
export interface VariantWorker {
  /**
   * Begins to work through the order, unless it works already.
   *
   * @returns whether it works now; it does not during a pause and after `stop`
   */
  start(): boolean
  /** Whether it has failed too often at this picture. */
  refuses(hash: string): boolean
  /** Ends all work. Resolves when nothing is being stored any more. */
  stop(): Promise<void>
}

/** How often a picture is tried: the process that encodes may have been killed for another reason. */
const attemptsMaximum = 2

/** Milliseconds until the work continues after the store or the database did not respond. */
const pauseMs = 30_000

/** Creates a worker that rests. */
export function createVariantWorker({
  store,
  encode,
  locks,
  turns,
  order,
  arrivals,
  pace,
  report,
}: VariantWorkerOptions): VariantWorker {
  let state: 'resting' | 'working' | 'paused' | 'stopped' = 'resting'
  let pause: NodeJS.Timeout | undefined
  let inHand: Promise<unknown> = Promise.resolve()
  const failures = new Map<string, number>()
  const refuses = (hash: string) => (failures.get(hash) ?? 0) >= attemptsMaximum

  async function work(): Promise<void> {
    const run = { begunAt: 0, pictures: 0 }
    for (let hash = order.next(); hash !== null && state === 'working'; hash = order.next()) {
      await (order.hasRequests || pace.isOpen() ? tryPicture(hash, run) : pace.pause())
    }
    if (state !== 'working') return
    state = 'resting'
    if (run.begunAt > 0) report.ended({ pictures: run.pictures, seconds: (performance.now() - run.begunAt) / 1000 })
  }

  async function tryPicture(hash: string, run: { begunAt: number; pictures: number }): Promise<void> {
    try {
      await turns.run([hash], async () => {
        if (state !== 'working') return
        const choose = (missing: ReadonlySet<Variant>) => {
          const isOpen = pace.isOpen()
          // A requested variant alone is no background work.
          if (isOpen && run.begunAt === 0) {
            report.begun(order.size)
            run.begunAt = performance.now()
          }
          const variant = state !== 'working' ? null : order.nextOf(hash, missing, isOpen)
          if (variant !== null) pace.step()
          return variant
        }
        const onStored = (variant: Variant) => arrivals.arrived(variantName(hash, variant))
        const completion = completePicture(hash, { store, encode, locks, choose, onStored })
        inHand = completion.catch(() => undefined)
        if (!(await completion)) return
        run.pictures += 1
        leaveOut(hash)
      })
    } catch (error) {
      if (!(error instanceof EncodingError)) throw error
      failures.set(hash, (failures.get(hash) ?? 0) + 1)
      if (!refuses(hash)) return
      report.refused(error)
      leaveOut(hash)
    }
  }

  function leaveOut(hash: string): void {
    order.delete(hash)
    arrivals.giveUp(hash)
  }

  function rest(error: unknown): void {
    if (state === 'stopped') return
    report.paused(error)
    state = 'paused'
    pause = setTimeout(() => {
      state = 'resting'
      start()
    }, pauseMs).unref()
  }

  function start(): boolean {
    if (state === 'resting') {
      state = 'working'
      work().catch(rest)
    }
    pace.wake()
    return state === 'working'
  }

  return {
    start,
    refuses,
    async stop() {
      state = 'stopped'
      clearTimeout(pause)
      pace.wake()
      await inHand
    },
  }
}
