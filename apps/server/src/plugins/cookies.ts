/** A cookie that the server sets. Its value must need no escapes: the ones here are UUIDs and base64url. */
export interface Cookie {
  readonly name: string
  readonly value: string
  /** Seconds that the browser keeps it; 0 removes it. */
  readonly maxAge: number
  /** Sent by https alone. */
  readonly secure: boolean
}

/**
 * The value of a cookie of a request, or null. When the name comes twice the first counts, which is the one with the
 * longer path: the shop sets none.
 *
 * @param header - the request's `Cookie` header
 */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=')
    if (equals !== -1 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim()
  }
  return null
}

/** A `Set-Cookie` header for the whole site that no script can read and no other site's form can send. */
export function writeCookie({ name, value, maxAge, secure }: Cookie): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
