import type { FastifyInstance } from 'fastify'
import { milliseconds } from './clock.ts'
import { describeCause } from './plugins/errors.ts'

/**
 * Runs a task when the server starts listening and every hour after that. A closing server waits for its end.
 *
 * @param failure - the line of the log when the task fails
 */
export function runHourly(app: FastifyInstance, task: () => Promise<void>, failure: string): void {
  let timer: NodeJS.Timeout | undefined
  let job: Promise<void> = Promise.resolve()
  const run = (): void => {
    job = task().catch((error: unknown) => app.log.error({ error: describeCause(error) }, failure))
  }
  app.addHook('onListen', async () => {
    run()
    timer = setInterval(run, milliseconds.hour).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await job
  })
}
