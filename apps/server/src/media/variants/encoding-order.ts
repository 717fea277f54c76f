import type { Variant } from '../recipe.ts'

/** The pictures with missing variants, in the order in which they are encoded: those with requested variants first. */
export interface EncodingOrder {
  /** How many pictures wait. */
  readonly size: number
  /** Whether a picture has requested variants. */
  readonly hasRequests: boolean
  /** Appends a picture, unless it waits already. */
  add(hash: string): void
  /** Moves a picture before all without requests, and this variant before its others. */
  request(hash: string, variant: Variant): void
  /** The picture to encode next, which stays in the order; null when none waits. */
  next(): string | null
  /**
   * Chooses the next variant of a picture.
   *
   * @param missing - the variants that it lacks, at least one
   * @param isOpen - whether a variant that nobody requested may be encoded now
   * @returns null when only another picture has requested variants, which come first, and when the others have to wait
   */
  nextOf(hash: string, missing: ReadonlySet<Variant>, isOpen: boolean): Variant | null
  /** Removes a picture. */
  delete(hash: string): void
}

/** Creates an empty order. */
export function createEncodingOrder(): EncodingOrder {
  const pictures = new Set<string>()
  const requested = new Map<string, Set<Variant>>()

  return {
    get size() {
      return pictures.size
    },
    get hasRequests() {
      return requested.size > 0
    },
    add(hash) {
      pictures.add(hash)
    },
    request(hash, variant) {
      pictures.add(hash)
      requested.set(hash, (requested.get(hash) ?? new Set()).add(variant))
    },
    next() {
      return firstOf(requested.keys()) ?? firstOf(pictures)
    },
    nextOf(hash, missing, isOpen) {
      for (const variant of requested.get(hash) ?? []) if (missing.has(variant)) return variant
      requested.delete(hash)
      return requested.size > 0 || !isOpen ? null : firstOf(missing)
    },
    delete(hash) {
      pictures.delete(hash)
      requested.delete(hash)
    },
  }
}

function firstOf<Value>(values: Iterable<Value>): Value | null {
  for (const value of values) return value
  return null
}
