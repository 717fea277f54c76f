import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/**
 * Answers that are sent while the server closes ask the client to close its connection. Otherwise a browser would keep it
 * for its next request, and the server could not end before the connection had been silent for a minute.
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
  { name: 'last-answers' },
)
