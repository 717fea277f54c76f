import { siteSentences } from '@shop/domain'
import type { ErrorBody, Issue } from '@shop/api'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { DrizzleQueryError } from '../db/drizzle.ts'
import { HttpError, withPicturePosition } from '../http-error.ts'
import { StoreUnavailableError } from '../media/media-store.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is said when the record that the path names does not exist, or its id cannot be one. */
    notFound?: string
    /** Whether the body is a plain question: no rule of the shop is in it, so a wrong one is malformed. */
    isQuery?: boolean
  }
}

const malformed = 'The request is malformed.'
const notAvailable = 'The shop is not available at the moment. Please try again.'

/** Refusals of the framework, in the shop's words. */
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
 * Turns whatever goes wrong into `{ message, issues? }`: a sentence for people, never a stack, an SQL text or a path.
 * What the client could not have avoided is logged with its cause.
 */
export const errors = plugin(
  async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
    app.setNotFoundHandler((_request, reply) => send(reply, 404, { message: 'Not found.' }))
  },
  { name: 'errors' },
)

/** Answers an error. Also used before there is a route, for addresses that cannot be read. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = describeError(error, request)
  if (status >= 500) request.log.error({ error: describeCause(error) }, 'request failed')
  if (error instanceof HttpError) reply.headers(error.headers)
  // Whoever is still sending is not listened to any longer.
  if ((error as FastifyError).code === 'FST_ERR_HANDLER_TIMEOUT') reply.header('connection', 'close')
  return send(reply, status, body)
}

function send(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  // A string, not the object: the schema of the route is that of its success.
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
    // A body that is an object and breaks a rule is refused as such; everything else could not be read.
    const breaksRule =
      validationContext === 'body' && request.routeOptions.config.isQuery !== true && issues.every(({ path }) => path !== '')
    return { status: breaksRule ? 422 : 400, body: { message: issues[0]?.message ?? malformed, issues } }
  }
  const sentence = frameworkMessages[code]
  if (statusCode < 500) return { status: statusCode, body: { message: sentence ?? malformed } }
  return isUnavailable(error)
    ? { status: 503, body: { message: notAvailable } }
    : { status: statusCode, body: { message: sentence ?? siteSentences.somethingWentWrong } }
}

/** A network or a disk that is full; a database that ends, starts, has no room left or stops a statement that takes too long. */
const passingCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'ENOSPC',
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
])

/** Whether something that the shop needs is away for the moment, as against having refused what was asked. */
function isUnavailable(error: Error): boolean {
  if (error instanceof StoreUnavailableError) return true
  const cause = error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error
  const { code = '', syscall } = cause as { code?: string; syscall?: string }
  return (
    passingCodes.has(code) ||
    syscall === 'connect' ||
    /timeout exceeded when trying to connect|Connection terminated|after calling end on the pool|database has stopped/.test(
      cause.message,
    )
  )
}

/** What the log says of an error: where and why, without the values of a statement, which may be personal. */
export function describeCause(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof DrizzleQueryError) return { ...describeCause(error.cause), statement: error.query }
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack } = error
  return { name, message, code: (error as { code?: unknown }).code, stack }
}
