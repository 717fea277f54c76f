import { anyPasswordSchema, emailSchema, newPasswordSchema, phoneSchema } from '@shop/api/schemas'
import type { PrivateKind } from '@shop/api/schemas'
import { isId, limits } from '@shop/domain'

/** Gives stand-ins for private values: the same for the same value, as long as it lives. */
export class Placeholders {
  readonly #given = new Map<string, string>()
  readonly #own = new Set<string>()
  #latest: string[] = []

  /** The stand-in of a value. Nothing stands for an empty text, and a stand-in stands for itself. */
  of(kind: PrivateKind, value: string): string {
    if (value === '' || this.#own.has(value)) return value
    const known = this.#given.get(value)
    if (known !== undefined) return known
    const standIn = makeStandIn(kind, value, this.#given.size + 1)
    this.#given.set(value, standIn)
    this.#own.add(standIn)
    if (value.length >= shortestTold) this.#latest = [value, ...this.#latest].slice(0, mostSought)
    return standIn
  }

  /**
   * A text with stand-ins in place of the private values that are known by now, and of what looks like one. The latest
   * values are found anywhere, older ones where they are a word.
   */
  within(text: string): string {
    if (text.length < shortestTold || this.#own.has(text)) return text
    let clean = this.#given.get(text) ?? text
    for (const value of this.#latest) clean = clean.replaceAll(value, () => this.#given.get(value)!)
    return clean
      .replace(
        anyWord,
        (word) =>
          this.#known(word) ??
          word
            .split(':')
            .map((part) => this.#known(part) ?? part)
            .join(':'),
      )
      .replace(anyEmail, (found) => this.of('email', found))
      .replace(anyPhone, (found) => this.of('phone', found))
  }

  #known(word: string): string | undefined {
    return word.length < shortestTold ? undefined : this.#given.get(word)
  }
}

/** Shorter ones are what a person has typed so far: they would be found in every second word. */
const shortestTold = limits.passwordCheckMinimum

/** Every text is searched for so many values. */
const mostSought = 50

const anyWord = /[^\s"'<>/?&=,;()[\]{}]+/g

const anyEmail = /[^\s@"'<>()[\],;:/=?&]+@[^\s@"'<>()[\],;:/=?&]+\.[a-z]{2,}/gi

/** Digits by themselves: what stands in an id has a hyphen or a letter beside it. */
const anyPhone = /(?<![\w.-])\+?\d{10,14}(?![\w-])/g

/** A stand-in passes the checks that the value passes and fails those that it fails, so that a recording goes the same way again. */
function makeStandIn(kind: PrivateKind, value: string, number: number): string {
  const count = String(number)
  switch (kind) {
    case 'email':
      return emailSchema.safeParse(value).success ? `person-${count}@redacted.example` : `redacted-${count}`
    case 'phone':
      return phoneSchema.safeParse(value).success ? `0800${count.padStart(7, '0')}` : `#${count}`
    case 'token':
      return `redacted-token-${count}`
    case 'guest':
      return isId(value) ? `00000000-0000-4000-8000-${count.padStart(12, '0')}` : `redacted-guest-${count}`
    case 'password':
      if (newPasswordSchema.safeParse(value).success) return `Redacted-${count}`
      if (!anyPasswordSchema.safeParse(value).success) return 'redacted '.repeat(limits.passwordMaximum)
      return value.length < limits.passwordCheckMinimum ? `*${count}` : `redacted-${count}`.replace(/\d/g, letterOf)
  }
}

/** Without a digit it is no password that would be taken. */
const letterOf = (digit: string) => 'abcdefghij'.charAt(Number(digit))
