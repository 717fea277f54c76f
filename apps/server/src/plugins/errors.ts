import { siteSentences } from '@shop/domain'
import type { ErrorBody, Issue } from '@shop/api'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { DrizzleQueryError } from '../db/drizzle.ts'
import { HttpError, withPicturePosition } from '../http-error.ts'
import { causeOf, isUnavailable } from '../unavailability.ts'
import { explainUnavailability } from './request-log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The message for an unknown record or an invalid id in the path. */
    notFound?: string
    /**
     * Whether the body is a query without business rules, so that an invalid one is malformed (400) rather than rejected (422).
     */
    isQuery?: boolean
  }
}

/** The message for a request that is not valid HTTP. */
export const malformed = 'The request is malformed.'
/** The message for a request that arrives too slowly. */
export const tooSlow = 'The request took too long.'
const notAvailable = 'The shop is not available at the moment. Please try again.'

/** The shop's messages for errors of the framework. */
const frameworkMessages: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address is malformed.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no body.',
  FST_ERR_CTP_EMPTY_TYPE: 'The request must be JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request has another length than it says.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The request must be JSON.',
  FST_ERR_CTP_INVALID_TYPE: 'The request must be JSON.',
  FST_ERR_HANDLER_TIMEOUT: notAvailable,
}

/**
 * Converts every error to `{ message, issues? }`: a sentence for users, without stack, SQL or paths. Errors that the client could
 * not avoid are logged with their cause.
 */
export const errors = plugin(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
    app.setNotFoundHandler((_request, reply) => send(reply, 404, { message: 'Not found.' }))
  },
  { name: 'errors' },
)

/** Sends an error response. It is also used before routing, for malformed URLs. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = describeError(error, request)
  if (status === 503) explainUnavailability(request, causeOf(error).message)
  else if (status >= 500) request.log.error({ error: describeCause(error) }, 'request failed')
  if (status === 429)
    request.log.info({ route: request.routeOptions.url, ...request.server.senderDigests(request) }, 'too many tries')
  if (error instanceof HttpError) reply.headers(error.headers)
  // Closing the connection stops a client that is still sending.
  if ((error as FastifyError).code === 'FST_ERR_HANDLER_TIMEOUT') reply.header('connection', 'close')
  return send(reply, status, body)
}

function send(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  // Errors are serialised here, because the route's schema describes only successful responses.
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: string) => payload)
    .send(JSON.stringify(body))
}

function describeError(error: Error, request: FastifyRequest): { status: number; body: ErrorBody } {
  if (error instanceof HttpError) {
    const issues = error.issues.length > 0 ? { issues: [...error.issues] } : {}
    return { status: error.status, body: { message: error.message, ...issues } }
  }
  const { code, statusCode = 500, validation, validationContext } = error as FastifyError
  if (validation !== undefined && validationContext === 'params') {
    return { status: 404, body: { message: request.routeOptions.config.notFound ?? 'Not found.' } }
  }
  if (validation !== undefined) {
    const issues = validation.map(({ instancePath, message = '' }): Issue => {
      const path = instancePath.split('/').slice(1).join('.')
      return { path, message: withPicturePosition(path, message) }
    })
    // An object that breaks a rule is rejected with 422; anything else could not be read.
    const breaksRule =
      validationContext === 'body' && request.routeOptions.config.isQuery !== true && issues.every(({ path }) => path !== '')
    return { status: breaksRule ? 422 : 400, body: { message: issues[0]?.message ?? malformed, issues } }
  }
  // The time ran out while the body was still arriving.
  if (code === 'FST_ERR_HANDLER_TIMEOUT' && !request.raw.complete) return { status: 408, body: { message: tooSlow } }
  const sentence = frameworkMessages[code]
  if (statusCode < 500) return { status: statusCode, body: { message: sentence ?? malformed } }
  return isUnavailable(error)
    ? { status: 503, body: { message: notAvailable } }
    : { status: statusCode, body: { message: sentence ?? siteSentences.somethingWentWrong } }
}

/** Describes an error for the log, without the parameters of a statement, which may be personal data. */
export function describeCause(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof DrizzleQueryError) return { ...describeCause(error.cause), statement: error.query }
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  return { name, message, code: (error as { code?: unknown }).code, stack }
}
