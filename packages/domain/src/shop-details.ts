import type { OpeningTimes, Weekday } from './opening-hours.ts'
import * as kinds from './shop-config-kinds.ts'
import type { Kind } from './shop-config-kinds.ts'
import { limits } from './limits.ts'
import type { ShopConfig } from './shop-config.ts'
import { isStorableText } from './texts.ts'

/** The facts that admins change in the admin pages, with their names in the history. `shop.config.ts` has their first values. */
const factNames = {
  phone: 'Phone',
  chatNumber: 'Chat number',
  address: 'Address',
  coordinates: 'Position on the map',
  hours: 'Opening hours',
  social: 'Social links',
  enquiryEmails: 'Emails about enquiries',
  answers: 'Answers to enquiries',
} as const satisfies Partial<Record<keyof ShopConfig, string>>

/** The facts that admins change in the admin pages. */
export type ShopDetails = Pick<ShopConfig, keyof typeof factNames>

/** A picture that the shop has stored, as far as a change of it matters. */
interface ShownPicture {
  readonly public_id: string
  readonly alt: string
}

/** The facts that admins change, with the pictures of the e-catalogues and the home page. */
export interface PicturedShopDetails extends ShopDetails {
  readonly catalogues: readonly { readonly title: string; readonly href: string; readonly picture: ShownPicture }[]
  readonly heroes: readonly ShownPicture[]
}

const detailsNames = {
  ...factNames,
  catalogues: 'E-catalogues',
  heroes: 'Hero pictures',
} as const satisfies Record<keyof PicturedShopDetails, string>

/** A fact that is typed as one line, and the message about a line that does not fit. */
interface LineRule {
  readonly maximum: number
  readonly message: string
  readonly fits: (text: string) => boolean
}

const lineRule = ({ fits }: Kind, maximum: number, message: string): LineRule => ({ fits, maximum, message })
const words = (label: string) => lineRule(kinds.words, 120, `Enter the ${label}, in at most 120 characters.`)
const link = (site: string) =>
  lineRule(kinds.optionalWebAddress, 300, `Enter the link of your ${site} page. It begins with https://.`)

/** The rule of each fact that is typed as one line, in the order of the form. */
export const shopLineRules = {
  phone: lineRule(kinds.phone, 40, 'Enter a phone number of 10 to 15 digits, such as +234 800 000 0000.'),
  chatNumber: lineRule(
    kinds.internationalNumber,
    15,
    'Enter the chat number with its country code, 10 to 15 digits, such as 2348000000000.',
  ),
  street: words('street'),
  locality: words('area or town'),
  region: words('state'),
  country: words('country'),
  countryCode: lineRule(kinds.countryCode, 2, 'Enter the country code as two capital letters, such as NG.'),
  latitude: lineRule(degrees(90), 20, 'Enter a latitude from -90 to 90, such as 6.4474.'),
  longitude: lineRule(degrees(180), 20, 'Enter a longitude from -180 to 180, such as 3.4723.'),
  instagram: link('Instagram'),
  tiktok: link('TikTok'),
  x: link('X'),
} as const satisfies Readonly<Record<string, LineRule>>

/** The rules of an e-catalogue. */
export const eCatalogueRules = {
  title: lineRule(kinds.words, 80, 'Enter a title, in at most 80 characters.'),
  href: lineRule(kinds.webAddress, 300, 'Enter the link of the e-catalogue. It begins with https://.'),
} as const satisfies Readonly<Record<string, LineRule>>

/** The messages about the pictures of the shop details. */
export const shopPictureMessages = {
  tooManyCatalogues: `At most ${limits.eCataloguesMaximum} e-catalogues can be shown.`,
  coverMissing: 'Choose a cover.',
  tooManyHeroes: `At most ${limits.heroSlides} hero pictures can be shown.`,
  unknown: 'This picture is no longer in the shop. Choose another one.',
} as const

/** A fact that is typed as one line. */
export type ShopLine = keyof typeof shopLineRules

/** The problem of a typed line, without its outer spaces; null when it is valid. */
export function lineProblem({ maximum, message, fits }: LineRule, text: string): string | null {
  return text.length <= maximum && isStorableText(text) && fits(text) ? null : message
}

/** The message about a day that has no valid opening hours. */
export const shopHoursMessage = 'Enter an opening time and a later closing time, or mark the day as closed.'

/** Whether these are the opening hours of a day; null means that it is closed. */
export function isOpeningTime(times: unknown): times is OpeningTimes[Weekday] {
  return kinds.openingTime.fits(times)
}

/** The message when another admin has saved the shop's details since the form was loaded. */
export const shopDetailsChangedMeanwhile = 'Another admin has changed these details. Load them again before you save.'

/** The facts of a shop that admins change. */
export function shopDetailsOf(shop: ShopConfig): ShopDetails {
  const names = Object.keys(factNames) as (keyof ShopDetails)[]
  return Object.fromEntries(names.map((name) => [name, shop[name]])) as unknown as ShopDetails
}

/** The names of the facts that differ, in the order of the form. */
export function changedShopDetails(before: PicturedShopDetails, after: PicturedShopDetails): string[] {
  const names = Object.entries(detailsNames) as [keyof PicturedShopDetails, string][]
  const [old, saved] = [comparable(before), comparable(after)]
  return names.filter(([fact]) => plain(old[fact]) !== plain(saved[fact])).map(([, name]) => name)
}

/** The details with no more than what an admin can change of a picture. */
function comparable(details: PicturedShopDetails): PicturedShopDetails {
  const shown = ({ public_id, alt }: ShownPicture) => ({ public_id, alt })
  return {
    ...details,
    catalogues: details.catalogues.map((catalogue) => ({ ...catalogue, picture: shown(catalogue.picture) })),
    heroes: details.heroes.map(shown),
  }
}

/** A fact as a text that does not depend on the order of its fields. */
function plain(fact: unknown): string {
  return JSON.stringify(fact, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

function degrees(maximum: number): Kind {
  const { expected, fits } = kinds.degrees(maximum)
  return { expected, fits: (text) => typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) && fits(Number(text)) }
}
