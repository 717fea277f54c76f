import type { Writable } from 'node:stream'
import type { Presentation } from '@shop/api'
import Fastify from 'fastify'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Clock } from './clock.ts'
import { milliseconds, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { namedStatements } from './db/named-statements.ts'
import type { EncodeVariant } from './media/encoder.ts'
import type { Media } from './media/media.ts'
import type { DeliverMail } from './mail/mail.ts'
import { mail } from './mail/mail.plugin.ts'
import { mediaPlugin } from './media/media.plugin.ts'
import type { MediaStore } from './media/media-store.ts'
import { createPictureVariants } from './media/variants/picture-variants.ts'
import { logVariants } from './media/variants/variant-report.ts'
import { responseCache } from './plugins/response-cache.ts'
import { checkingSerializer, plainSerializer } from './plugins/response-serializers.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { compression } from './plugins/compression.ts'
import { sendError, describeCause, errors, tooSlow } from './plugins/errors.ts'
import { health } from './plugins/health.ts'
import { closeConnections } from './plugins/close-connections.ts'
import { ownOrigin } from './plugins/own-origin.ts'
import { originForm } from './plugins/origin-form.ts'
import { forwardedAddress } from './plugins/forwarded-address.ts'
import { requestBodies } from './plugins/request-bodies.ts'
import { identity } from './plugins/identity.ts'
import { RequestLog } from './plugins/request-log.ts'
import { protectiveHeaders } from './plugins/security-headers.ts'
import { createAccountEmails } from './accounts/account-emails.ts'
import { createAccountsRepository } from './accounts/accounts.repository.ts'
import { authRoutes } from './routes/auth/auth.routes.ts'
import { createFailedTries } from './accounts/failed-tries.ts'
import type { PasswordHasher } from './accounts/passwords.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { createRequestLimits } from './limits/request-limits.ts'
import { createSessionRepository, sessionLimits } from './accounts/sessions.repository.ts'
import { createCatalogueRepository } from './catalogue/catalogue.repository.ts'
import { catalogueRoutes } from './routes/catalogue/catalogue.routes.ts'
import { createCatalogueSearch } from './catalogue/catalogue.search.ts'
import { followCatalogueVersion } from './catalogue/catalogue-version.ts'
import { contactRoutes } from './routes/contact/contact.routes.ts'
import { createSavedListsRepository } from './saved-lists/saved-lists.repository.ts'
import { savedListsRoutes } from './routes/saved-lists/saved-lists.routes.ts'
import { mergeGuestLists } from './saved-lists/merge-guest-lists.ts'
import { createItemPictures } from './pictures/item-pictures.ts'
import { adminRoutes, saveTimeout } from './routes/admin/admin.routes.ts'
import { createAdminService } from './admin/admin-service.ts'
import { presentationRoutes } from './routes/presentation/presentation.routes.ts'
import { createPictureLocks } from './pictures/picture-locks.ts'
import { runPictureJobs } from './pictures/picture-jobs.ts'

/** The dependencies of the app. */
export interface AppDependencies {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy' | 'logLevel' | 'authTries'> & Partial<Pick<Config, 'requestLimits'>>
  readonly shopName: string
  /** The address that receives messages from the contact page. */
  readonly shopEmail: string
  readonly deliverMail: DeliverMail
  readonly hasher: PasswordHasher
  /** An open, migrated database. The caller closes it after the app has closed. */
  readonly database: Database
  readonly mediaStore: MediaStore
  /** Uses the same store. There is one per process, because it limits how many pictures are decoded at once. */
  readonly media: Media
  /** Encodes the variants of stored pictures in the background. Null leaves each picture with its first JPEG. */
  readonly encodeVariant: EncodeVariant | null
  /** The shop's public facts, with their pictures already imported. */
  readonly presentation: Presentation
  /** Serves everything outside the API: pages and files. Null serves only the API. */
  readonly pages: FastifyPluginAsync | null
  /** `development` allows what development tools need; `test` checks every response against its schema. */
  readonly mode: 'production' | 'development' | 'test'
  /** The system clock unless a test passes its own. */
  readonly clock?: Clock
  /** The log's destination: standard output unless a test reads it. */
  readonly logStream?: Writable
  /** The timeout of an ordinary request in milliseconds: 30,000 unless a test sets less. */
  readonly ordinaryTimeout?: number
}

const kilobyte = 1024

/** Assembles the server. It handles `inject` right away, and network requests after `listen`. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, mode, clock = systemClock, logStream, ordinaryTimeout = 30 * milliseconds.second } = dependencies
  const https = config.publicUrl.startsWith('https:')
  const protection = protectiveHeaders({
    https,
    development: mode === 'development',
    // Only the map of the showroom is shown in a frame.
    frames: originOf(dependencies.presentation.map.embed),
  })
  const app = Fastify({
    logger: { level: config.logLevel, ...(logStream === undefined ? {} : { stream: logStream }) },
    logController: new RequestLog(),
    trustProxy: config.trustProxy,
    // Handlers and slowly arriving bodies are aborted after this time. A silent connection is dropped.
    handlerTimeout: ordinaryTimeout,
    connectionTimeout: 60 * milliseconds.second,
    keepAliveTimeout: 65 * milliseconds.second,
    // Uploading the photographs of a product form over a slow connection takes longest. Those endpoints have their own timeout,
    // and no request may take longer.
    requestTimeout: saveTimeout,
    // Starting on a busy machine is slow, which is not an error.
    pluginTimeout: 120 * milliseconds.second,
    http: { headersTimeout: ordinaryTimeout, connectionsCheckingInterval: 5 * milliseconds.second },
    // Endpoints without pictures accept only a few lines of JSON.
    bodyLimit: 64 * kilobyte,
    // An id that is too long is unknown, and such a token is wrong. The endpoint reports that, not the router.
    routerOptions: { maxParamLength: 8 * kilobyte },
    return503OnClosing: true,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // Set here, they keep Fastify from loading its own compilers at every start, for which it has typed these factories.
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler as never,
        buildSerializer: () => (mode === 'test' ? checkingSerializer : plainSerializer) as never,
      },
    },
    frameworkErrors(error, request, reply) {
      // Hooks do not run for a malformed URL.
      reply.headers(protection)
      sendError(error, request, reply)
    },
    clientErrorHandler({ code }, socket) {
      if (!socket.writable) return
      const [status, message] =
        code === 'ERR_HTTP_REQUEST_TIMEOUT' ? ['408 Request Timeout', tooSlow] : ['400 Bad Request', 'The request is malformed.']
      const body = JSON.stringify({ message })
      const headers = { ...protection, 'content-type': 'application/json', 'content-length': body.length, connection: 'close' }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
      socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
    },
  })
  app.server.maxConnections = 10_000
  // Node would respond to an unknown expectation by itself, without the protective headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  // Only JSON is accepted: a form on another site cannot send it without a CORS preflight.
  app.removeContentTypeParser('text/plain')

  const version = await followCatalogueVersion(database)
  app.addHook('onClose', () => version.close())

  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(protection)
    done()
  })
  if (config.trustProxy !== false) await app.register(forwardedAddress)
  await app.register(errors)
  await app.register(requestBodies)
  await app.register(closeConnections)
  await app.register(ownOrigin, { publicUrl: config.publicUrl })
  const sessions = createSessionRepository(database.orm, clock)
  await app.register(identity, { sessions, https, cookieSeconds: sessionLimits.absolute / milliseconds.second })
  await app.register(compression)
  // During development, a cached page would hide changes to the app.
  await app.register(responseCache, { version: mode === 'development' ? { current: null } : version })
  const accounts = createAccountsRepository(clock)
  const rateLimits = createRateLimits(clock)
  const limits = createRequestLimits(database, rateLimits, clock, config.requestLimits)
  const emails = createAccountEmails(database, accounts, rateLimits, limits, clock)
  await app.register(mail, {
    database,
    clock,
    deliver: dependencies.deliverMail,
    shop: { name: dependencies.shopName, email: dependencies.shopEmail, publicUrl: config.publicUrl },
    links: emails,
  })
  await app.register(health, { database })
  const { mediaStore, encodeVariant } = dependencies
  const pictureLocks = createPictureLocks(database)
  const variants =
    encodeVariant === null
      ? null
      : createPictureVariants({ store: mediaStore, encode: encodeVariant, locks: pictureLocks, report: logVariants(app.log) })
  await app.register(mediaPlugin, { store: mediaStore, variants })
  if (dependencies.pages !== null) await app.register(dependencies.pages)

  // Registered before the endpoints, because it documents those that follow.
  await app.register(apiDocs, { shopName: dependencies.shopName, publicUrl: config.publicUrl })

  const repository = createCatalogueRepository(namedStatements(database.pool))
  await app.register(catalogueRoutes, { repository, search: createCatalogueSearch(repository, version) })
  await app.register(authRoutes, {
    database,
    accounts,
    sessions,
    emails,
    limits,
    hasher: dependencies.hasher,
    tries: createFailedTries(database.orm, config.authTries, clock),
    onIdentified: [mergeGuestLists],
  })
  await app.register(presentationRoutes, { presentation: dependencies.presentation })
  await app.register(contactRoutes, { database, clock, limits })
  await app.register(savedListsRoutes, { lists: createSavedListsRepository(database.orm), catalogue: repository })
  const pictures = createItemPictures({
    database,
    media: dependencies.media,
    locks: pictureLocks,
    onSaved: (publicIds) => publicIds.forEach((publicId) => variants?.add(publicId)),
    onLeftover: (error) => app.log.error({ error: describeCause(error) }, 'could not delete the files of unused pictures'),
  })
  await app.register(adminRoutes, { admin: createAdminService({ database, pictures, version }) })
  runPictureJobs(app, { sweep: { database, store: mediaStore, locks: pictureLocks }, variants, now: clock() })
  await app.ready()
  return app
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
