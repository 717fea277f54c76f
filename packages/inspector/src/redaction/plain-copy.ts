import type { PrivateKind } from '@shop/api/schemas'
import { plainForm } from './plain-form.ts'
import type { Placeholders } from './placeholders.ts'

/** A copy that can be stored, sent to another window and written to a file. */
export interface PlainCopy {
  value: unknown
  /** The approximate size of the copy as JSON, in bytes. */
  bytes: number
  /** How many values were replaced by placeholders. */
  redacted: number
  /** How many values were truncated. */
  truncated: number
}

/** The limits of copies. */
export interface CopyLimits {
  /** The largest size of a copy, in bytes. */
  copy: number
  /** The largest number of characters of a string. */
  text: number
  /** The deepest nesting of objects. */
  depth: number
}

const defaultCopyLimits: CopyLimits = { copy: 64 * 1024, text: 2000, depth: 24 }

/** The text in place of a truncated value. */
const cutMark = '[cut]'

/**
 * Creates copies without private values. Immutable objects, such as those of machines, are copied once, so that
 * the copies of snapshots share what the snapshots share.
 */
export class Copier {
  readonly #fields: ReadonlyMap<string, PrivateKind>
  readonly #standIns: Placeholders
  readonly #made = new WeakMap<object, PlainCopy>()

  constructor(fields: ReadonlyMap<string, PrivateKind>, standIns: Placeholders) {
    this.#fields = fields
    this.#standIns = standIns
  }

  /** Copies any value. Values beyond the limits are truncated, with a note. */
  copy(source: unknown, limits: CopyLimits = defaultCopyLimits): PlainCopy {
    this.#meet(source, '', 0, limits.depth, new Set())
    return this.#copy(source, '', [], limits.copy, limits)
  }

  /** Collects the private values before copying: one may occur in a sentence before it occurs in its own field. */
  #meet(source: unknown, name: string, depth: number, deepest: number, met: Set<object>): void {
    if (typeof source === 'string') {
      const kind = this.#fields.get(name)
      if (kind) this.#standIns.of(kind, source)
    } else if (typeof source === 'object' && source !== null && depth < deepest && !holdsSentences.has(name)) {
      // Objects that refer to each other can be reached in millions of ways.
      if (met.has(source) || this.#made.has(source)) return
      met.add(source)
      const form = plainForm(source)
      if (typeof form !== 'object' || form === null) return
      for (const [key, value] of Object.entries(form)) this.#meet(value, key, depth + 1, deepest, met)
    }
  }

  #copy(source: unknown, name: string, above: readonly object[], room: number, limits: CopyLimits): PlainCopy {
    if (typeof source === 'string') return this.#copyText(source, name, limits)
    const form = plainForm(source)
    if (typeof form === 'string') return leaf(form)
    if (typeof form !== 'object' || form === null) return leaf(form)
    const known = this.#made.get(source as object)
    if (known && known.bytes <= room) return known
    if (above.length >= limits.depth || above.includes(source as object)) return cut
    const copy = this.#copyParts(form, name, [...above, source as object], room, limits)
    // A truncated copy is not cached, because the value may fit elsewhere.
    if (copy.truncated === 0) this.#made.set(source as object, copy)
    return copy
  }

  #copyParts(form: object, name: string, above: readonly object[], room: number, limits: CopyLimits): PlainCopy {
    const isList = Array.isArray(form)
    const value: unknown[] & { [key: string]: unknown } = (isList ? [] : {}) as never
    const whole: PlainCopy = { value, bytes: 2, redacted: 0, truncated: 0 }
    for (const [key, part] of Object.entries(form)) {
      const own = holdsSentences.has(name) || isList ? '' : key
      const copy = this.#copy(part, own, above, room - whole.bytes, limits)
      const fits = whole.bytes + copy.bytes <= room
      if (isList) value.push(fits ? copy.value : cutMark)
      else value[key] = fits ? copy.value : cutMark
      whole.bytes += (fits ? copy.bytes : cutMark.length) + (isList ? 1 : key.length + 4)
      whole.redacted += fits ? copy.redacted : 0
      whole.truncated += fits ? copy.truncated : 1
      if (whole.bytes > room) break
    }
    return whole
  }

  #copyText(source: string, name: string, { text }: CopyLimits): PlainCopy {
    const kind = this.#fields.get(name)
    // Truncating in the middle of a private value would leave its first half.
    const start = source.slice(0, text + longestPrivate)
    const clean = kind ? this.#standIns.of(kind, source) : this.#standIns.within(start)
    const kept = clean.length > text ? `${clean.slice(0, text)}… ${cutMark} ${source.length} characters` : clean
    return {
      value: kept,
      bytes: kept.length + 2,
      redacted: clean === start ? 0 : 1,
      truncated: kept === clean ? 0 : 1,
    }
  }
}

/** The names of objects that contain sentences about fields, by the names of the fields. */
const holdsSentences = new Set(['problems', 'issues'])

/** The length of the longest private value, an email address. */
const longestPrivate = 254

const cut: PlainCopy = { value: cutMark, bytes: cutMark.length, redacted: 0, truncated: 1 }

function leaf(value: unknown): PlainCopy {
  return { value, bytes: String(value).length, redacted: 0, truncated: 0 }
}
