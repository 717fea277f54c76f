import type { PrivateKind } from '@shop/api/schemas'
import { plainForm } from './plain-form.ts'
import type { Placeholders } from './placeholders.ts'

/** A copy that can be kept, sent to another window and written to a file. */
export interface PlainCopy {
  value: unknown
  /** About how large it is as JSON. */
  bytes: number
  /** How many values were replaced by stand-ins. */
  redacted: number
  /** How many values were cut. */
  truncated: number
}

/** How large copies become. */
export interface CopyLimits {
  /** Bytes of a whole copy. */
  copy: number
  /** Characters of one text in it. */
  text: number
  /** How deep objects lie in one another. */
  depth: number
}

const usualLimits: CopyLimits = { copy: 64 * 1024, text: 2000, depth: 24 }

/** Stands where something was cut. */
const cutMark = '[cut]'

/**
 * Makes copies without private values. Objects that do not change, as those of machines, are copied once: what many
 * snapshots share, their copies share too.
 */
export class Copier {
  readonly #fields: ReadonlyMap<string, PrivateKind>
  readonly #standIns: Placeholders
  readonly #made = new WeakMap<object, PlainCopy>()

  constructor(fields: ReadonlyMap<string, PrivateKind>, standIns: Placeholders) {
    this.#fields = fields
    this.#standIns = standIns
  }

  /** Copies anything. What goes beyond the limits is cut, and says so. */
  copy(source: unknown, limits: CopyLimits = usualLimits): PlainCopy {
    this.#meet(source, '', 0, limits.depth)
    return this.#copy(source, '', [], limits.copy, limits)
  }

  /** Learns the private values first: one may stand in a sentence before it stands in its own field. */
  #meet(source: unknown, name: string, depth: number, deepest: number): void {
    if (typeof source === 'string') {
      const kind = this.#fields.get(name)
      if (kind) this.#standIns.of(kind, source)
    } else if (typeof source === 'object' && source !== null && depth < deepest && !this.#made.has(source)) {
      const form = plainForm(source)
      if (typeof form !== 'object' || form === null) return
      for (const [key, value] of Object.entries(form)) if (!holdsSentences.has(name)) this.#meet(value, key, depth + 1, deepest)
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
    // What was cut for lack of room may have room elsewhere.
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
    // A private value must not be cut in two, or its first half would stay.
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

/** Under these names stand sentences about fields, under the names of the fields. */
const holdsSentences = new Set(['problems', 'issues'])

/** The longest of the private values, an e-mail address. */
const longestPrivate = 254

const cut: PlainCopy = { value: cutMark, bytes: cutMark.length, redacted: 0, truncated: 1 }

function leaf(value: unknown): PlainCopy {
  return { value, bytes: String(value).length, redacted: 0, truncated: 0 }
}
