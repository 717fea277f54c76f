/** A random id, also on a page over plain HTTP, where the browser has no `randomUUID`. */
export function uniqueId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('')
}
