import { createHash, randomBytes } from 'node:crypto'

/** Creates a secret of 256 random bits: 43 characters that are safe in cookies and URLs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The digest to store instead of a secret, so that a leaked copy opens nothing. A plain hash is enough because the secret is
 * random. It also hashes names where only equality matters.
 */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
