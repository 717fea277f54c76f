/** The options of the protective headers. */
export interface ProtectiveHeadersOptions {
  /** Whether the shop is reached over HTTPS. If so, HSTS forbids browsers to use HTTP. */
  readonly https: boolean
  /** Development tools need a web socket and inline scripts. Never true in production. */
  readonly development: boolean
  /** The origin of the only pages that may be shown in a frame; null for none. */
  readonly frames: string | null
}

const yearSeconds = 31_536_000

/**
 * The headers that protect every response, files and errors included: only the shop's own scripts run, content types are not
 * guessed, no other site may frame a page, and other sites do not receive the full address.
 */
export function protectiveHeaders(options: ProtectiveHeadersOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(options.https ? { 'strict-transport-security': `max-age=${yearSeconds}` } : {}),
  }
}

/** Those of the headers that browsers ignore in a response that is no document and no worker: 460 of its bytes. */
export const headersOfDocuments = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
] as const

function contentPolicy({ https, development, frames }: ProtectiveHeadersOptions): string {
  return [
    "default-src 'self'",
    // The data in a page needs no exception: browsers do not run `<script type="application/json">`.
    `script-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    // Toasts, and widths and colours that come from data, are style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `frame-src 'self'${frames === null ? '' : ` ${frames}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
