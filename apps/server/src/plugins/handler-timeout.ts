import type { Socket } from 'node:net'
import { errorCodes } from 'fastify'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** After how many milliseconds a request whose response has not begun gets an error; by default the app's timeout. */
    timeout?: number
  }
}

/**
 * Sends an error when a response does not begin in time: 408 while the body of the request still arrives, and 503 afterwards. A response
 * that has begun takes as long as its reader needs. Fastify's own `handlerTimeout` would cut it off, and forgets requests whose body has
 * been read.
 *
 * @param ordinaryTimeout - the timeout of routes without one of their own in milliseconds
 */
export function limitHandlers(app: FastifyInstance, ordinaryTimeout: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { timeout = ordinaryTimeout, url } = request.routeOptions.config
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return
      reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(timeout, url))
      // Fastify would log the late result of the handler, with the address of the request.
      reply.raw.once('finish', () => reply.hijack())
    }, timeout)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
  // Nothing is sent while pictures are stored, and a silent connection would be dropped. Node resets this for the next request.
  app.addHook('preValidation', (request, _reply, done) => {
    const { timeout } = request.routeOptions.config
    // A request of the server itself has no connection.
    const socket: Partial<Socket> = request.raw.socket
    if (timeout !== undefined) socket.setTimeout?.(timeout)
    done()
  })
}
