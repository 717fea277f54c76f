import cookies from '@fastify/cookie'
import type { Access, User } from '@shop/api'
import { isId } from '@shop/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { SessionRepository } from '../accounts/sessions.repository.ts'
import { digestOf } from '../tokens.ts'
import { HttpError } from '../http-error.ts'

/** Who asks. A guest is a visitor who accepted cookies: their lists are kept under the identifier in one of them. */
export type Identity =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'guest'; readonly anonymousId: string }
  | { readonly kind: 'customer'; readonly user: User }
  | { readonly kind: 'admin'; readonly user: User }

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once `identify` has looked: before the handler of every call that is not the same for everybody. */
    identity: Identity
    /** The guest identifier of the cookie, also of somebody who is signed in; null without a valid one. */
    anonymousId: string | null
    /** Names the session that the request carries; null when it carries none that is alive. */
    sessionDigest: string | null
  }
  interface FastifyInstance {
    /** Finds out who asks, and fills in `person`, `anonymousId` and `sessionDigest`. */
    identify(request: FastifyRequest): Promise<Identity>
    /** Signs in by setting the cookie with a session's token; null signs out by removing it. */
    setSession(reply: FastifyReply, token: string | null): void
  }
}

/** What finding out who asks needs. */
export interface IdentityOptions {
  readonly sessions: SessionRepository
  /** Whether the shop is reached by https: the cookie is then bound to it. */
  readonly https: boolean
  /** Seconds that a browser keeps the session's cookie. */
  readonly cookieSeconds: number
}

const visitor: Identity = { kind: 'visitor' }
const anonymousIdCookie = 'anonymousId'

/** Gives requests their `person`. */
export const identity = plugin(
  async (app: FastifyInstance, { sessions, https, cookieSeconds }: IdentityOptions) => {
    // With this prefix a browser takes the cookie from this host alone, over https alone.
    const name = https ? '__Host-session' : 'session'
    // No script can read it, and no form of another site sends it.
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const
    // Parsed only where somebody asks who sent the request: cached responses never need it.
    await app.register(cookies, { hook: false })
    app.decorateRequest('identity')
    app.decorateRequest('anonymousId', null)
    app.decorateRequest('sessionDigest', null)

    app.addHook('onRequest', async (request) => {
      request.identity = visitor
    })

    app.decorate('setSession', (reply, token) => {
      if (token === null) reply.clearCookie(name, attributes)
      else reply.setCookie(name, token, { ...attributes, maxAge: cookieSeconds })
    })

    app.decorate('identify', async (request) => {
      const { [anonymousIdCookie]: anonymousId = '', [name]: token = '' } = app.parseCookie(request.headers.cookie ?? '')
      request.anonymousId = isId(anonymousId) ? anonymousId.toLowerCase() : null
      const digest = token === '' ? null : digestOf(token)
      const user = digest === null ? null : await sessions.findUser(digest)
      request.sessionDigest = user === null ? null : digest
      request.identity = identityOf(user, request.anonymousId)
      return request.identity
    })
  },
  { name: 'identity' },
)

function identityOf(user: User | null, anonymousId: string | null): Identity {
  if (user !== null) return { kind: user.role, user }
  return anonymousId === null ? visitor : { kind: 'guest', anonymousId }
}

/** What whoever is signed out is told where somebody has to be signed in. */
export function signedOut(): HttpError {
  return new HttpError(401, 'Please log in first.')
}

/**
 * Refuses a call to whom it is not open: 401 to whoever could sign in, 403 to a customer in the back office, and to an admin
 * at lists that only shoppers have.
 *
 * @throws {HttpError} with the sentence that people read
 */
export function ensureAccess({ kind }: Identity, access: Access): void {
  if (access === 'public') return
  if (kind === 'admin' && access === 'guest') throw new HttpError(403, 'An admin has no cart and no wishlist.')
  if (kind === 'visitor' || (kind === 'guest' && access !== 'guest')) throw signedOut()
  if (kind === 'customer' && access === 'admin') throw new HttpError(403, 'Only an admin may do this.')
}

/**
 * The signed-in user of a call that is open to signed-in users alone.
 *
 * @throws {HttpError} 401 for anybody else
 */
export function signedInUser({ identity }: FastifyRequest): User {
  if (identity.kind === 'customer' || identity.kind === 'admin') return identity.user
  throw signedOut()
}
