import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Allows an inline script of this answer: `<script nonce="…">`. New for every answer, so a page that is kept and
     * sent again must not hold one. Data that a page carries needs none: a browser does not execute
     * `<script type="application/json">`.
     */
    cspNonce: string
  }
}

/** What the headers depend on. */
export interface SecurityHeadersOptions {
  /** Whether the shop is reached by https: browsers are told to use nothing else. */
  readonly https: boolean
  /** Development tools need a web socket and inline scripts of their own; never true in production. */
  readonly development: boolean
  /** The origin of the only pages that may be shown in a frame; null for none. */
  readonly frames: string | null
}

const yearSeconds = 31_536_000

/**
 * Puts the same protective headers on every answer, files and errors included: a content policy under which nothing runs
 * that the shop did not send, no guessing of types, no framing, no full address to other sites.
 */
export const securityHeaders = plugin(
  async (app: FastifyInstance, options: SecurityHeadersOptions) => {
    app.decorateReply('cspNonce', '')
    app.addHook('onRequest', async (_request, reply) => {
      protectAnswer(reply, options)
    })
  },
  { name: 'security-headers' },
)

/** Puts the headers on one answer: on those, too, that are given before any hook runs. */
export function protectAnswer(reply: FastifyReply, options: SecurityHeadersOptions): void {
  reply.cspNonce = randomBytes(16).toString('base64')
  reply.header('content-security-policy', contentPolicy(reply.cspNonce, options))
  reply.header('x-content-type-options', 'nosniff')
  reply.header('x-frame-options', 'DENY')
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('cross-origin-opener-policy', 'same-origin')
  reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  if (options.https) reply.header('strict-transport-security', `max-age=${yearSeconds}`)
}

function contentPolicy(nonce: string, { https, development, frames }: SecurityHeadersOptions): string {
  return [
    "default-src 'self'",
    development ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' 'nonce-${nonce}'`,
    // Toasts, and widths and colours that come from data, are style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    `frame-src 'self'${frames === null ? '' : ` ${frames}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
