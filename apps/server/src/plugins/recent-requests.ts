import type { FastifyInstance } from 'fastify'

/** Milliseconds after a request during which the next one is likely. */
const busyMs = 1000

/**
 * Watches the requests to an app.
 *
 * @returns whether one arrived within the last second
 */
export function watchRequests(app: FastifyInstance): () => boolean {
  let lastRequestAt = -Infinity
  app.addHook('onRequest', async () => {
    lastRequestAt = performance.now()
  })
  return () => performance.now() - lastRequestAt < busyMs
}
