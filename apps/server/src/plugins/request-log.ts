import { LogController } from 'fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** From this many milliseconds on a request is worth a line. */
const slowMs = 1000

/**
 * What the log says of requests: one line for each that a person should look at, a failure of the server or an answer that
 * took long. All others are lines of the level `debug`. No line holds an address, a query, a cookie or anything else that
 * says who asked for what: a request is named by its route.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Said once, when it is answered.
  }

  override routeNotFound(): void {
    // Said when it is answered; the address itself stays out of the log.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const milliseconds = Math.round(reply.elapsedTime)
    const route = request.routeOptions.url ?? 'none'
    const line = { method: request.method, route, status: reply.statusCode, milliseconds }
    if (error) request.log.warn({ ...line, reason: error.message }, 'broke off')
    else if (reply.statusCode >= 500) request.log.error(line, 'answered')
    else if (milliseconds >= slowMs) request.log.warn(line, 'answered slowly')
    else request.log.debug(line, 'answered')
  }
}
