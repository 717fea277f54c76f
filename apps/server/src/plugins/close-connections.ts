import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/**
 * Asks clients to close their connection in responses sent while the server closes. A browser would otherwise keep it open for
 * its next request, and the server could stop only after a minute of silence.
 */
export const closeConnections = plugin(
  async (app: FastifyInstance) => {
    let closing = false
    app.addHook('preClose', async () => {
      closing = true
    })
    app.addHook('onSend', async (_request, reply) => {
      if (closing) reply.header('connection', 'close')
    })
  },
  { name: 'close-connections' },
)
