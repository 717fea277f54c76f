import { anyPasswordSchema, emailSchema, newPasswordSchema, phoneSchema } from '@shop/api/schemas'
import type { PrivateKind } from '@shop/api/schemas'
import { isId, limits } from '@shop/domain'

/** Placeholders for private values. The same value always gets the same placeholder. */
export class Placeholders {
  readonly #byValue = new Map<string, string>()
  readonly #issued = new Set<string>()
  #latest: string[] = []

  /** Returns the placeholder of a value. Empty strings and placeholders are returned unchanged. */
  of(kind: PrivateKind, value: string): string {
    if (value === '' || this.#issued.has(value)) return value
    const known = this.#byValue.get(value)
    if (known !== undefined) return known
    const placeholder = createPlaceholder(kind, value, this.#byValue.size + 1)
    this.#byValue.set(value, placeholder)
    this.#issued.add(placeholder)
    if (value.length >= minimumLength) this.#latest = [value, ...this.#latest].slice(0, maximumSearched)
    return placeholder
  }

  /**
   * Replaces known private values in a text, and everything that looks like an email address or a phone number. The latest
   * values are found anywhere, older ones only as whole words.
   */
  within(text: string): string {
    if (text.length < minimumLength || this.#issued.has(text)) return text
    let clean = this.#byValue.get(text) ?? text
    for (const value of this.#latest) clean = clean.replaceAll(value, () => this.#byValue.get(value)!)
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
    return word.length < minimumLength ? undefined : this.#byValue.get(word)
  }
}

/** The minimum length of a searched value. Shorter ones are only partly typed and would match parts of ordinary words. */
const minimumLength = limits.passwordCheckMinimum

/** The number of latest private values that every text is searched for. */
const maximumSearched = 50

const anyWord = /[^\s"'<>/?&=,;()[\]{}]+/g

const anyEmail = /[^\s@"'<>()[\],;:/=?&]+@[^\s@"'<>()[\],;:/=?&]+\.[a-z]{2,}/gi

/**
 * The digits of a phone number anywhere in a text: a plus in front of them stays, so a number has the same placeholder with and
 * without it. Digits of an id do not match: they are next to a hyphen or a letter.
 */
const anyPhone = /(?<![\w.-])\d{10,14}(?![\w-])/g

/** Creates a placeholder that passes and fails the same checks as its value, so that a recording replays to the same states. */
function createPlaceholder(kind: PrivateKind, value: string, number: number): string {
  const count = String(number)
  switch (kind) {
    case 'email':
      return emailSchema.safeParse(value).success ? `person-${count}@redacted.example` : `redacted-${count}`
    case 'phone':
      if (!phoneSchema.safeParse(value).success) return `#${count}`
      // Only a number without a country code begins with 0, and a chat number needs the code.
      return value.trim().startsWith('0') ? `0800${count.padStart(7, '0')}` : `23480${count.padStart(8, '0')}`
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

/** Replaces a digit by a letter: a password without digits is invalid, and so must be its placeholder. */
const letterOf = (digit: string) => 'abcdefghij'.charAt(Number(digit))
