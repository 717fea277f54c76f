import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 random bits, as 43 characters that fit in a cookie and in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What is stored in place of a secret: whoever reads it learns nothing that opens anything. A plain hash is enough where
 * the secret is random; it is used for names, too, where only equality matters.
 */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
