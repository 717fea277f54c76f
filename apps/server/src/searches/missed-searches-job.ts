import type { FastifyInstance } from 'fastify'
import { milliseconds } from '../clock.ts'
import { describeCause } from '../plugins/errors.ts'
import type { MissedSearches } from './missed-searches.ts'

/** Writes the counted searches every minute and when the server closes, and removes old ones when it listens and every hour. */
export function runMissedSearches(app: FastifyInstance, missed: MissedSearches): void {
  const timers: NodeJS.Timeout[] = []
  let job: Promise<void> = Promise.resolve()
  let isFailing = false

  function run(task: () => Promise<void>): void {
    job = job.then(task).then(
      () => {
        isFailing = false
      },
      (error: unknown) => {
        // An outage takes one line of the log.
        if (!isFailing) app.log.error({ error: describeCause(error) }, 'could not store the counts of searches, will retry')
        isFailing = true
      },
    )
  }

  app.addHook('onListen', async () => {
    run(missed.removeOld)
    timers.push(setInterval(() => run(missed.write), milliseconds.minute).unref())
    timers.push(setInterval(() => run(missed.removeOld), milliseconds.hour).unref())
  })
  app.addHook('onClose', async () => {
    timers.forEach((timer) => clearInterval(timer))
    run(missed.write)
    await job
  })
}
