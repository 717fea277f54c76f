import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { HttpError } from '../http-error.ts'

/**
 * Rejects compressed bodies, which may become very large, and closes the connection of a rejected request whose body is larger than
 * its endpoint reads. Otherwise Node would read such a body to its end.
 */
export const requestBodies = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onRequest', async ({ headers }) => {
      const { 'content-encoding': encoding = 'identity' } = headers
      if (encoding.toLowerCase() !== 'identity') throw new HttpError(415, 'The request must not be compressed.')
    })
    app.addHook('onSend', async (request, reply) => {
      if (!request.raw.complete && mayExceedLimit(request)) reply.header('connection', 'close')
    })
  },
  { name: 'request-bodies' },
)

/** A body without a length has no limit until it is read. */
function mayExceedLimit({ headers, routeOptions }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true
  return Number(headers['content-length'] ?? 0) > routeOptions.bodyLimit
}
