import type { ESTree } from 'vite'

/** Replacements in a source. Each of the named parts must be replaced at least once. */
export class Edits {
  readonly #code: string
  readonly #missing: Set<string>
  readonly #made: { start: number; end: number; text: string }[] = []

  constructor(code: string, parts: Iterable<string>) {
    this.#code = code
    this.#missing = new Set(parts)
  }

  /** Replaces the code between two positions, which belongs to `part`. */
  replace(part: string, { start, end }: { start: number; end: number }, text: string): void {
    this.#missing.delete(part)
    this.#made.push({ start, end, text })
  }

  /** Removes the body of a function if it is one of `parts`. */
  empty(parts: readonly string[], { id, body }: Pick<ESTree.Function, 'id' | 'body'>): void {
    if (id && body && parts.includes(id.name)) this.replace(id.name, body, '{}')
  }

  /** The source with all replacements, without those inside of others. */
  apply(): string {
    if (this.#missing.size > 0) throw new Error(`The source has changed. It no longer contains: ${[...this.#missing].join(', ')}`)
    let result = ''
    let rest = 0
    for (const { start, end, text } of [...this.#made].sort((one, other) => one.start - other.start)) {
      if (start < rest) continue
      result += this.#code.slice(rest, start) + text
      rest = end
    }
    return result + this.#code.slice(rest)
  }
}
