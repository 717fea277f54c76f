import { isEmail } from './credentials.ts'
import { isDay } from './dates.ts'
import { answerProblem } from './enquiries/answer-placeholders.ts'
import { limits } from './limits.ts'

/** A check for a fact of the shop, with the words that follow 'it must be' in its message. */
export interface Kind {
  readonly expected: string
  readonly fits: (value: unknown) => boolean
}

function kindOf(expected: string, fits: (text: string) => boolean): Kind {
  return { expected, fits: (value) => typeof value === 'string' && fits(value) }
}

/** A text for users. */
export const words = kindOf('a text that is not empty', (text) => text.trim() !== '')

/** An email address. */
export const email = kindOf('an e-mail address', isEmail)

/** A phone number as users read it. */
export const phone = kindOf(
  'a telephone number of 10 to 15 digits, such as +234 800 000 0000',
  (text) => /^\+?[\d ()-]+$/.test(text) && isDialled(text.replace(/\D/g, '')),
)

/** A phone number as links dial it. */
export const chatNumber = kindOf('10 to 15 digits with the country code, such as 2348000000000', isDialled)

/** A phone number as links dial it from any country: no country code begins with 0. */
export const internationalNumber = kindOf(chatNumber.expected, (text) => isDialled(text) && !text.startsWith('0'))

/** A country code. */
export const countryCode = kindOf('a country as two capital letters, such as NG', (text) => /^[A-Z]{2}$/.test(text))

/** A page of another site. */
export const webAddress = kindOf('an address that begins with https://', isWebAddress)

/** A page of another site that a shop may lack. */
export const optionalWebAddress = kindOf(`${webAddress.expected}, or '' without one`, (text) => text === '' || isWebAddress(text))

/** A page of a maps service. */
export const mapTemplate = kindOf(
  'an address that begins with https:// and has {latitude} and {longitude} in it',
  (text) => isWebAddress(text) && text.includes('{latitude}') && text.includes('{longitude}'),
)

/** A link for contacting a person. */
export const contactAddress = kindOf(
  'an address that begins with https://, mailto: or tel:',
  (text) => isWebAddress(text) || /^mailto:[^\s@]+@[^\s@]+$|^tel:\+?\d{10,15}$/.test(text),
)

/** The path of a picture. */
export const pictureFile = kindOf('the path of a JPEG, PNG, WebP or AVIF file next to shop.config.ts', (text) =>
  /^(?!\/|.*\.\.)[^\\:*?"<>|]+\.(jpe?g|png|webp|avif)$/i.test(text),
)

/** A setting that is on or off. */
export const flag: Kind = { expected: 'true or false', fits: (value) => typeof value === 'boolean' }

/** A text for answers to enquiries. */
export const answer = kindOf(
  `a text of at most ${limits.answerMaximum} characters with known placeholders`,
  (text) => answerProblem(text) === null,
)

/** A calendar day. */
export const day = kindOf('a day of the calendar, such as 2025-07-08', isDay)

/** The opening hours of one weekday. */
export const openingTime: Kind = {
  expected: "two times of 24 hours, such as ['09:00', '18:00'], or null for closed",
  fits: (value) =>
    value === null || (Array.isArray(value) && value.length === 2 && value.every(isTime) && String(value[0]) < String(value[1])),
}

/** A number of degrees between minus and plus this maximum. */
export function degrees(maximum: number): Kind {
  return {
    expected: `a number from -${maximum} to ${maximum}`,
    fits: (value) => typeof value === 'number' && Math.abs(value) <= maximum,
  }
}

function isDialled(digits: string): boolean {
  return /^\d{10,15}$/.test(digits)
}

function isWebAddress(text: string): boolean {
  return /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+([/?#]\S*)?$/i.test(text)
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}
