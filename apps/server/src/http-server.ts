import type { Writable } from 'node:stream'
import Fastify from 'fastify'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { milliseconds } from './clock.ts'
import type { Config } from './config.ts'
import { describeCause, malformed, sendError, tooSlow } from './plugins/errors.ts'
import { limitHandlers } from './plugins/handler-timeout.ts'
import { originForm } from './plugins/origin-form.ts'
import { readablePage } from './plugins/readable-page.ts'
import { RequestLog } from './plugins/request-log.ts'
import { checkingSerializer, plainSerializer } from './plugins/response-serializers.ts'

/** The options of the HTTP server. */
export interface HttpServerOptions {
  readonly config: Pick<Config, 'trustProxy' | 'logLevel'>
  /** The headers of every response. */
  readonly protection: Readonly<Record<string, string>>
  /** Whether every response is checked against its schema. */
  readonly checksResponses: boolean
  /** The log's destination; standard output by default. */
  readonly logStream: Writable | undefined
  /** The timeout of an ordinary request in milliseconds. */
  readonly ordinaryTimeout: number
  /** The timeout of a request with photographs over a slow connection, the longest of all, in milliseconds. */
  readonly longestTimeout: number
}

const kilobyte = 1024

/**
 * Standard output as the destination of the log. Fastify's own one ends the process, and waits for ever while it ends, when a line cannot
 * be written because the disk is full.
 */
const standardOutput = { write: (line: string) => void process.stdout.write(line) }

/** Creates a server without routes, with its limits of time and size, its log, and its responses to malformed requests. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { config, protection, checksResponses, logStream, ordinaryTimeout, longestTimeout } = options
  const app = Fastify({
    logger: {
      level: config.logLevel,
      stream: logStream ?? standardOutput,
      // Fastify logs errors itself, too, for instance when a handler fails after its response.
      serializers: { err: (error) => describeCause(error) as never },
    },
    logController: new RequestLog(),
    trustProxy: config.trustProxy,
    // A silent connection is dropped.
    connectionTimeout: 60 * milliseconds.second,
    keepAliveTimeout: 65 * milliseconds.second,
    requestTimeout: longestTimeout,
    // Starting on a busy machine is slow, which is not an error.
    pluginTimeout: 120 * milliseconds.second,
    http: { headersTimeout: ordinaryTimeout, connectionsCheckingInterval: 5 * milliseconds.second },
    // Endpoints without pictures accept only a few lines of JSON.
    bodyLimit: 64 * kilobyte,
    // An id that is too long is unknown, and such a token is wrong. The endpoint reports that, not the router.
    routerOptions: { maxParamLength: 8 * kilobyte },
    return503OnClosing: true,
    rewriteUrl: ({ url = '/' }) => readablePage(originForm(url)),
    // Set here, they keep Fastify from loading its own compilers at every start, for which it has typed these factories.
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler as never,
        buildSerializer: () => (checksResponses ? checkingSerializer : plainSerializer) as never,
      },
    },
    frameworkErrors(error, request, reply) {
      // Hooks do not run for a malformed URL.
      reply.headers(protection)
      sendError(error, request, reply)
    },
    clientErrorHandler: respondToUnreadable(protection),
  })
  app.server.maxConnections = 10_000
  // Node would respond to an unknown expectation by itself, without the protective headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  // Only JSON is accepted: a form on another site cannot send it without a CORS preflight.
  app.removeContentTypeParser('text/plain')
  app.decorate('publicEndpoints', new Map())
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(protection)
    done()
  })
  limitHandlers(app, ordinaryTimeout)
  return app
}

/** Responds to what is not HTTP, or never ends, where there is no request or reply object. */
function respondToUnreadable(
  protection: Readonly<Record<string, string>>,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return ({ code }, socket) => {
    if (!socket.writable) return
    const [status, message] =
      code === 'ERR_HTTP_REQUEST_TIMEOUT' ? ['408 Request Timeout', tooSlow] : ['400 Bad Request', malformed]
    const body = JSON.stringify({ message })
    const headers = { ...protection, 'content-type': 'application/json', 'content-length': body.length, connection: 'close' }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
  }
}
