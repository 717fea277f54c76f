/**
 * Converts any value to an object or an array one level deep, or to its type name when it has no parts. Strings, numbers,
 * booleans, null and undefined are returned unchanged.
 */
export function plainForm(source: unknown): unknown {
  if (typeof source === 'function') return { type: source.name }
  if (typeof source === 'bigint' || typeof source === 'symbol') return String(source)
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return source
  if (isActor(source)) return { actor: source.id }
  if (source instanceof Error) {
    const { name, message, cause } = source
    return Object.assign({ name, message, ...(cause !== undefined && { cause }) }, source)
  }
  if (source instanceof Date) return Number.isNaN(source.getTime()) ? String(source) : source.toISOString()
  if (source instanceof Map) return Object.fromEntries(source)
  if (source instanceof Set) return [...source]
  if (typeof File !== 'undefined' && source instanceof File) return { name: source.name, size: source.size, type: source.type }
  return isPlain(source) ? source : `[${source.constructor?.name ?? 'object'}]`
}

function isActor(source: object): source is { id: string } {
  return 'sessionId' in source && 'send' in source && 'id' in source
}

function isPlain(source: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(source)
  return prototype === Object.prototype || prototype === null
}
