import type { MediaStore } from '../media-store.ts'
import { originalOf, variantName } from '../names.ts'
import type { Variant } from '../recipe.ts'
import { type ArrivalLimits, createArrivals } from './arrivals.ts'
import { createEncodingOrder } from './encoding-order.ts'
import { createPace } from './pace.ts'
import { createVariantWorker, type VariantWorkerOptions } from './variant-worker.ts'

/** Encodes the missing variants of pictures in the background, one picture at a time, requested variants first. */
export interface PictureVariants {
  /** Adds a stored picture. */
  add(hash: string): void
  /** Encodes a variant next, and waits for it for a short time. The variant may still be missing afterwards. */
  wait(hash: string, variant: Variant): Promise<void>
  /** Adds all pictures that still have an original, for example because an earlier process ended too early. */
  resume(signal: AbortSignal): Promise<void>
  /** Stops after the current variant. The rest is encoded after the next start. */
  stop(): Promise<void>
}

/** The dependencies of the background work. */
export interface PictureVariantsOptions extends Pick<VariantWorkerOptions, 'encode' | 'locks' | 'turns' | 'report'> {
  readonly store: MediaStore
  /** Whether the server handles requests; never unless given. */
  readonly isBusy?: () => boolean
  /** Whether variants that nobody has requested are encoded too; true unless given. */
  readonly isAhead?: boolean | undefined
  /** How long requests wait, and how many. */
  readonly limits?: ArrivalLimits
}

/** A request takes less than 300 ms in all. Only a few wait, because variants are encoded one by one and more would wait in vain. */
const ordinaryLimits: ArrivalLimits = { waitMs: 150, waitingMaximum: 4 }

/** Creates the background work. There is one per process, and it does nothing until a picture is added. */
export function createPictureVariants({
  limits = ordinaryLimits,
  isBusy = () => false,
  isAhead = true,
  ...options
}: PictureVariantsOptions): PictureVariants {
  const order = createEncodingOrder()
  const arrivals = createArrivals(limits)
  const worker = createVariantWorker({ ...options, order, arrivals, pace: createPace(isBusy, isAhead) })

  return {
    add(hash) {
      if (worker.refuses(hash)) return
      order.add(hash)
      worker.start()
    },

    async wait(hash, variant) {
      if (worker.refuses(hash)) return
      order.request(hash, variant)
      if (worker.start()) await arrivals.wait(variantName(hash, variant))
    },

    async resume(signal) {
      for await (const { name } of options.store.list()) {
        if (signal.aborted) return
        const hash = originalOf(name)
        if (hash !== null) order.add(hash)
      }
      worker.start()
    },

    async stop() {
      const stopped = worker.stop()
      arrivals.giveUp('')
      await stopped
    },
  }
}
