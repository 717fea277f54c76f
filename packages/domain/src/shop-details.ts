import { weekdays } from './opening-hours.ts'
import type { OpeningTimes } from './opening-hours.ts'
import * as kinds from './shop-config-kinds.ts'
import type { Kind } from './shop-config-kinds.ts'
import type { ShopConfig } from './shop-config.ts'
import { isStorableText } from './texts.ts'

/** The facts that admins change in the back office, with their names in the history. `shop.config.ts` has their first values. */
const shopDetailsNames = {
  phone: 'Phone',
  chatNumber: 'Chat number',
  address: 'Address',
  coordinates: 'Position on the map',
  hours: 'Opening hours',
  social: 'Social links',
} as const satisfies Partial<Record<keyof ShopConfig, string>>

/** The facts that admins change in the back office. */
export type ShopDetails = Pick<ShopConfig, keyof typeof shopDetailsNames>

/** A fact that is typed as one line, and the message about a line that does not fit. */
interface LineRule {
  readonly maximum: number
  readonly message: string
  readonly fits: (text: string) => boolean
}

const lineRule = ({ fits }: Kind, maximum: number, message: string): LineRule => ({ fits, maximum, message })
const words = (label: string) => lineRule(kinds.words, 120, `${label} is required.`)
const link = (site: string) => lineRule(kinds.webAddress, 300, `Enter the link of your ${site} page. It begins with https://.`)

/** The rule of each fact that is typed as one line, in the order of the form. */
export const shopLineRules = {
  phone: lineRule(kinds.phone, 40, 'Enter a phone number of 10 to 15 digits, such as +234 800 000 0000.'),
  chatNumber: lineRule(
    kinds.internationalNumber,
    15,
    'Enter the chat number with its country code, 10 to 15 digits, such as 2348000000000.',
  ),
  street: words('Street'),
  locality: words('Area or town'),
  region: words('State'),
  country: words('Country'),
  countryCode: lineRule(kinds.countryCode, 2, 'Enter the country code as two capital letters, such as NG.'),
  latitude: lineRule(degrees(90), 20, 'Enter a latitude from -90 to 90, such as 6.4474.'),
  longitude: lineRule(degrees(180), 20, 'Enter a longitude from -180 to 180, such as 3.4723.'),
  instagram: link('Instagram'),
  tiktok: link('TikTok'),
  x: link('X'),
} as const satisfies Readonly<Record<string, LineRule>>

/** A fact that is typed as one line. */
export type ShopLine = keyof typeof shopLineRules

/** The problem of a typed line, without its outer spaces; null when it is valid. */
export function shopLineProblem(name: ShopLine, text: string): string | null {
  const { maximum, message, fits } = shopLineRules[name]
  return text.length <= maximum && isStorableText(text) && fits(text) ? null : message
}

/** The message about a day that has no valid opening hours. */
export const shopHoursMessage = 'Enter an opening time and a later closing time, or mark the day as closed.'

/** Whether these are the opening hours of a day; null means that it is closed. */
export function isOpeningTime(times: unknown): times is OpeningTimes[(typeof weekdays)[number]] {
  return kinds.openingTime.fits(times)
}

/** The message when another admin has saved the shop's details since the form was loaded. */
export const shopDetailsChangedMeanwhile =
  'Somebody else has changed these details meanwhile. Load them again before you save them.'

/** The facts of a shop that admins change. */
export function shopDetailsOf(shop: ShopConfig): ShopDetails {
  const names = Object.keys(shopDetailsNames) as (keyof ShopDetails)[]
  return Object.fromEntries(names.map((name) => [name, shop[name]])) as unknown as ShopDetails
}

/** The names of the facts that differ, in the order of the form. */
export function changedShopDetails(before: ShopDetails, after: ShopDetails): string[] {
  const names = Object.entries(shopDetailsNames) as [keyof ShopDetails, string][]
  return names.filter(([fact]) => plain(before[fact]) !== plain(after[fact])).map(([, name]) => name)
}

/** A fact as a text that does not depend on the order of its fields. */
function plain(fact: unknown): string {
  return JSON.stringify(fact, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

function degrees(maximum: number): Kind {
  const { expected, fits } = kinds.degrees(maximum)
  return { expected, fits: (text) => typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text) && fits(Number(text)) }
}
