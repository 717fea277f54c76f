import { isDecodable } from './is-decodable.ts'

/** Replaces a value in an error message that may be secret. */
export const notShown = 'not shown here'

/** An invalid setting. Its message is one line that names the setting. */
export class SettingError extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`The setting ${name} is '${value}', but it must be ${expected}.`)
    this.name = 'SettingError'
  }
}

/**
 * Reads a whole number within limits.
 *
 * @throws {SettingError} when it is none
 */
export function readNumber(name: string, value: string, minimum: number, maximum: number): number {
  const number = /^\d+$/.test(value) && value.length <= String(maximum).length ? Number(value) : -1
  if (number >= minimum && number <= maximum) return number
  throw new SettingError(name, value, `a whole number from ${minimum} to ${maximum}`)
}

/**
 * Reads an address with one of these protocols, such as `https:`.
 *
 * @returns null when the setting is absent
 * @throws {SettingError} when it is no such address
 */
export function readUrl(name: string, value: string | null, protocols: readonly string[]): string | null {
  if (value === null) return null
  const expected = `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`
  // The URL may contain a password, so the error does not repeat it.
  const shown = name === 'PUBLIC_URL' ? value : notShown
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) throw new SettingError(name, shown, expected)
  const { username, password } = new URL(value)
  if (![username, password].every((part) => isDecodable(part))) {
    throw new SettingError(name, shown, 'an address in whose user name and password every % is written as %25')
  }
  return value
}

/**
 * Reads `on` or `off`, or another word for them.
 *
 * @returns null when the setting is absent
 * @throws {SettingError} when it is neither
 */
export function readSwitch(name: string, value: string | null): boolean | null {
  if (value === null) return null
  const text = value.toLowerCase()
  if (['on', 'true', '1', 'yes'].includes(text)) return true
  if (['off', 'false', '0', 'no'].includes(text)) return false
  throw new SettingError(name, value, 'on or off')
}
