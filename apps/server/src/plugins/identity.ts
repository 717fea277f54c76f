import cookies from '@fastify/cookie'
import type { Access, User } from '@shop/api'
import { accountMessages } from '@shop/api/schemas'
import { isId } from '@shop/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { SessionRepository } from '../accounts/sessions.repository.ts'
import type { TurnSender } from '../limits/turns.ts'
import { digestOf } from '../tokens.ts'
import { HttpError } from '../http-error.ts'

/**
 * The sender of a request. A guest has accepted cookies: their saved lists are stored under the identifier in a cookie. A visitor
 * has not.
 */
export type Identity =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'guest'; readonly anonymousId: string }
  | { readonly kind: 'customer'; readonly user: User }
  | { readonly kind: 'admin'; readonly user: User }

declare module 'fastify' {
  interface FastifyRequest {
    /** The sender, known after `identify`: before the handler of every endpoint that is not cached. */
    identity: Identity
    /** The guest identifier in the cookie, even for a signed-in user; null without a valid one. */
    anonymousId: string | null
    /** The digest of the request's session; null without a valid one. */
    sessionDigest: string | null
  }
  interface FastifyReply {
    /** The token that `setSession` has set, null when it has removed the cookie; undefined when neither was done. */
    newSession: string | null | undefined
  }
  interface FastifyInstance {
    /** Identifies the sender and sets `identity`, `anonymousId` and `sessionDigest`. */
    identify(request: FastifyRequest): Promise<Identity>
    /** Signs in by setting the session cookie; null signs out by removing it. */
    setSession(reply: FastifyReply, token: string | null): void
  }
}

/** The options of the identity plugin. */
export interface IdentityOptions {
  readonly sessions: SessionRepository
  /** Whether the shop is reached over HTTPS: the cookie is then bound to it. */
  readonly https: boolean
  /** How many seconds a browser keeps the session cookie. */
  readonly cookieSeconds: number
}

const visitor: Identity = { kind: 'visitor' }
const anonymousIdCookie = 'anonymousId'

/** Adds `request.identity`. */
export const identity = plugin(
  async (app: FastifyInstance, { sessions, https, cookieSeconds }: IdentityOptions) => {
    // With this prefix a browser accepts the cookie only from this host and over HTTPS.
    const name = https ? '__Host-session' : 'session'
    // Scripts cannot read the cookie, and forms on other sites do not send it.
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const
    // Cookies are parsed only by `identify`, because cached responses do not need them.
    await app.register(cookies, { hook: false })
    app.decorateRequest('identity')
    app.decorateRequest('anonymousId', null)
    app.decorateRequest('sessionDigest', null)
    app.decorateReply('newSession')

    app.addHook('onRequest', async (request) => {
      request.identity = visitor
    })

    app.decorate('setSession', (reply, token) => {
      reply.newSession = token
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

/** The error for signed-out senders. */
export function signedOut(): HttpError {
  return new HttpError(401, accountMessages.signedOut)
}

/**
 * Rejects senders without access: 401 when signing in could help, 403 for customers at admin endpoints and for admins at
 * endpoints of shoppers.
 *
 * @throws {HttpError} with a sentence for users
 */
export function ensureAccess({ kind }: Identity, access: Access): void {
  if (access === 'public') return
  if (kind === 'admin' && access === 'guest') throw new HttpError(403, 'An admin has no cart and no wishlist.')
  if (kind === 'visitor' || (kind === 'guest' && access !== 'guest')) throw signedOut()
  if (kind === 'customer' && access === 'admin') throw new HttpError(403, accountMessages.adminsOnly)
}

/** The sender of a request for limits: its IP address, and the account of a signed-in user. */
export function senderOf({ ip, socket, identity }: FastifyRequest): TurnSender & { readonly account?: string } {
  return 'user' in identity ? { ip, socket, account: identity.user._id } : { ip, socket }
}

/**
 * The signed-in user at an endpoint that requires one.
 *
 * @throws {HttpError} 401 for guests and visitors
 */
export function signedInUser({ identity }: FastifyRequest): User {
  if (identity.kind === 'customer' || identity.kind === 'admin') return identity.user
  throw signedOut()
}
