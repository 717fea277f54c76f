import { LogController } from 'fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Requests that take at least this many milliseconds are logged. */
const slowMs = 1000

/** Why responses say that the shop is overloaded or that something it depends on is away. */
const reasons = new WeakMap<FastifyRequest, string>()

/** Adds the reason of a response with status 503 to the request's line in the log, which needs no stack. */
export function explainUnavailability(request: FastifyRequest, reason: string): void {
  reasons.set(request, reason)
}

/**
 * Logs one line per request that needs attention: a server error or a slow response. All others are logged at level `debug`. No
 * line contains a URL, a query, a cookie or anything else that reveals which user requested what. The route identifies a request.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Requests are logged once, on completion.
  }

  override routeNotFound(): void {
    // Unknown routes are logged on completion; the URL itself stays out of the log.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const milliseconds = Math.round(reply.elapsedTime)
    const route = request.routeOptions.url ?? 'none'
    const line = { method: request.method, route, status: reply.statusCode, milliseconds }
    const unavailability = reasons.get(request)
    if (error) request.log.warn({ ...line, reason: error.message }, 'request aborted')
    else if (unavailability !== undefined) request.log.warn({ ...line, reason: unavailability }, 'request could not be served')
    else if (reply.statusCode >= 500) request.log.error(line, 'request completed with an error')
    else if (milliseconds >= slowMs) request.log.warn(line, 'request was slow')
    else request.log.debug(line, 'request completed')
  }
}
