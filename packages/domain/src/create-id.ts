/** The part of a browser's `crypto` that ids are made with. */
interface RandomSource {
  readonly randomUUID?: () => string
  readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array
}

/** A random UUID, also on a page over plain HTTP, where the browser has no `randomUUID`. */
export function createId(crypto: RandomSource): string {
  return crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)))
}

/** Formats sixteen bytes as a version 4 UUID. */
function uuidOf(bytes: Uint8Array): string {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
