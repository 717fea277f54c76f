import { isOpeningTime, shopHoursMessage, shopLineProblem, shopLineRules, weekdays } from '@shop/domain'
import type { ShopConfig, ShopDetails, ShopLine } from '@shop/domain'
import { z } from './zod.ts'

/** A fact of one line. Outer spaces are removed. */
function line(name: ShopLine) {
  const { message } = shopLineRules[name]
  return z
    .string(message)
    .trim()
    .refine((text) => shopLineProblem(name, text) === null, message)
}

/** A coordinate in degrees. */
function degrees(name: 'latitude' | 'longitude') {
  const { message } = shopLineRules[name]
  return z.number(message).refine((value) => shopLineProblem(name, String(value)) === null, message)
}

const openingTimes = z
  .tuple([z.string(shopHoursMessage), z.string(shopHoursMessage)], shopHoursMessage)
  .readonly()
  .nullable()
  .refine(isOpeningTime, shopHoursMessage)
  .describe('When the showroom opens and closes, on a clock of 24 hours; null when it is closed.')

type Weekday = (typeof weekdays)[number]

/**
 * The facts of the shop that admins change. Declare a new fact here and in `shopDetailsNames` of the domain: the type check then
 * reports every place that lacks it. CONTRIBUTING.md has the recipe.
 */
const shopDetailsFields = {
  phone: line('phone').describe('As shoppers read it.'),
  chatNumber: line('chatNumber').describe('The number that chat links open: digits with the country code.'),
  address: z.object({
    street: line('street'),
    locality: line('locality'),
    region: line('region'),
    country: line('country'),
    countryCode: line('countryCode'),
  }),
  coordinates: z.object({ latitude: degrees('latitude'), longitude: degrees('longitude') }),
  hours: z.object(
    Object.fromEntries(weekdays.map((day) => [day, openingTimes])) as Readonly<Record<Weekday, typeof openingTimes>>,
  ),
  social: z.object({ instagram: line('instagram'), tiktok: line('tiktok'), x: line('x') }),
} satisfies { readonly [Name in keyof ShopDetails]: z.ZodType<ShopConfig[Name]> }

const version = z.int('The version must be a number.').nonnegative('The version must be a number.')

/** The facts of the shop that admins change, as the form loads them. */
export const shopDetailsSchema = z
  .object({ version: version.describe('Raised by every save; 0 before the first.'), ...shopDetailsFields })
  .meta({ id: 'ShopDetails' })

/** Schemas of the endpoints for the shop's details. */
export const shopDetailsSchemas = {
  read: { summary: 'Read the facts of the shop that admins change.', response: shopDetailsSchema },
  update: {
    summary: 'Save the facts of the shop.',
    body: z.object({
      version: version.describe('`version` of the facts that the form was filled from. Another one is rejected with 409.'),
      ...shopDetailsFields,
    }),
    response: shopDetailsSchema,
  },
}
