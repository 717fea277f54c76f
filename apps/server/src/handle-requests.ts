import type { FastifyInstance } from 'fastify'
import { sessionLimits } from './accounts/sessions.repository.ts'
import type { SessionRepository } from './accounts/sessions.repository.ts'
import { milliseconds } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { closeConnections } from './plugins/close-connections.ts'
import { compression } from './plugins/compression.ts'
import { errors } from './plugins/errors.ts'
import { forwardedAddress } from './plugins/forwarded-address.ts'
import { identity } from './plugins/identity.ts'
import { ownOrigin } from './plugins/own-origin.ts'
import { repeatedRequests } from './plugins/repeated-requests.ts'
import { requestBodies } from './plugins/request-bodies.ts'
import { responseCache } from './plugins/response-cache.ts'
import type { ResponseCacheOptions } from './plugins/response-cache.ts'
import { senderDigests } from './plugins/sender-digests.ts'
import { slowRejections } from './plugins/slow-rejections.ts'

/** What handling requests needs. */
interface RequestHandling {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>
  readonly database: Database
  readonly sessions: SessionRepository
  /** Whether the public address begins with `https:`. */
  readonly https: boolean
  /** How long an address with many rejections waits for the next one, in milliseconds. */
  readonly rejectionDelay: number
  /** The version under which responses are cached. */
  readonly cachedVersion: ResponseCacheOptions['version']
}

/** Registers what applies to the requests of every route: sender, body, origin, identity, errors, and the form of responses. */
export async function handleRequests(app: FastifyInstance, handling: RequestHandling): Promise<void> {
  const { config, database, sessions, https, rejectionDelay, cachedVersion } = handling
  if (config.trustProxy !== false) await app.register(forwardedAddress)
  await app.register(senderDigests, { executor: database.orm })
  await app.register(errors)
  await app.register(slowRejections, { delayMs: rejectionDelay })
  await app.register(requestBodies)
  await app.register(closeConnections)
  await app.register(ownOrigin, { publicUrl: config.publicUrl })
  await app.register(identity, { sessions, https, cookieSeconds: sessionLimits.absolute / milliseconds.second })
  await app.register(repeatedRequests)
  await app.register(compression)
  await app.register(responseCache, { version: cachedVersion })
}
