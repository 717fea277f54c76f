import type { FastifyInstance } from 'fastify'
import type { PictureVariants } from '../media/variants/picture-variants.ts'
import { describeCause } from '../plugins/errors.ts'
import { type PictureSweepOptions, sweepPictures } from './picture-sweep.ts'

/** The options of the jobs. */
export interface PictureJobsOptions {
  readonly sweep: Pick<PictureSweepOptions, 'database' | 'store' | 'locks'>
  readonly variants: PictureVariants | null
  readonly now: Date
}

/**
 * Deletes leftover pictures and then encodes missing variants, while the server handles its first requests. Closing the server
 * stops both.
 */
export function runPictureJobs(app: FastifyInstance, { sweep, variants, now }: PictureJobsOptions): void {
  const ending = new AbortController()
  let jobs: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    try {
      const removed = await sweepPictures({ ...sweep, now, signal: ending.signal })
      if (removed > 0) app.log.info({ removed }, 'deleted leftover pictures')
    } catch (error) {
      app.log.error({ error: describeCause(error) }, 'could not delete leftover pictures')
    }
    await variants?.resume(ending.signal).catch((error: unknown) => {
      app.log.error({ error: describeCause(error) }, 'could not look for pictures to encode')
    })
  }

  app.addHook('onListen', async () => {
    jobs = run()
  })
  app.addHook('onClose', async () => {
    ending.abort()
    await Promise.all([jobs, variants?.stop()])
  })
}
