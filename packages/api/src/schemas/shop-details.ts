import {
  answerProblem,
  eCatalogueRules,
  enquiryStatuses,
  isOpeningTime,
  limits,
  lineProblem,
  shopHoursMessage,
  shopLineRules,
  shopPictureMessages,
  weekdays,
} from '@shop/domain'
import type { PicturedShopDetails, ShopConfig, ShopDetails, ShopLine, Weekday } from '@shop/domain'
import { imagePayloadSchema, imageSchema } from './image.ts'
import { text } from './texts.ts'
import { z } from './zod.ts'

/** A fact of one line. Outer spaces are removed. */
const line = (name: ShopLine) => ruledLine(shopLineRules[name])

function ruledLine(rule: Parameters<typeof lineProblem>[0]) {
  const { message } = rule
  return z
    .string(message)
    .trim()
    .refine((text) => lineProblem(rule, text) === null, message)
}

/** A coordinate in degrees. */
function degrees(name: 'latitude' | 'longitude') {
  const { message } = shopLineRules[name]
  return z.number(message).refine((value) => lineProblem(shopLineRules[name], String(value)) === null, message)
}

const openingTimes = z
  .tuple([z.string(shopHoursMessage), z.string(shopHoursMessage)], shopHoursMessage)
  .readonly()
  .nullable()
  .refine(isOpeningTime, shopHoursMessage)
  .describe('When the showroom opens and closes, on a clock of 24 hours; null when it is closed.')

/** A text for answers to enquiries with placeholders such as `{total}`. */
const answerText = text('Answer', limits.answerMaximum)
  .trim()
  .superRefine((answer, context) => {
    const message = answerProblem(answer)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })

/**
 * The facts of the shop that admins change. Declare a new fact here and in `factNames` of the domain: the type check then reports
 * every place that lacks it. CONTRIBUTING.md has the recipe.
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
  enquiryEmails: z.boolean('Say whether enquiries are emailed.').describe('Whether each new enquiry is emailed to the shop.'),
  answers: z
    .partialRecord(z.enum(enquiryStatuses), answerText)
    .describe('The texts for answers to enquiries that differ from the original ones, by status.'),
  social: z.object({ instagram: line('instagram'), tiktok: line('tiktok'), x: line('x') }),
} satisfies { readonly [Name in keyof ShopDetails]: z.ZodType<ShopConfig[Name]> }

/** An e-catalogue with its cover. */
function catalogues<Picture extends z.ZodType>(picture: Picture) {
  return z.array(z.object({ title: ruledLine(eCatalogueRules.title), href: ruledLine(eCatalogueRules.href), picture }))
}

const version = z.int('The version must be a number.').nonnegative('The version must be a number.')

/** The pictures that admins change, as the form loads them. */
const storedPictures = {
  catalogues: catalogues(imageSchema).describe('The e-catalogues in order, each with a page of a design-sharing site.'),
  heroes: z.array(imageSchema).describe('The slides of the home page, in order.'),
} satisfies { readonly [Name in Exclude<keyof PicturedShopDetails, keyof ShopDetails>]: z.ZodType<PicturedShopDetails[Name]> }

/** The pictures that admins change, as the form sends them. */
const sentPictures = {
  catalogues: catalogues(imagePayloadSchema).max(limits.eCataloguesMaximum, shopPictureMessages.tooManyCatalogues),
  heroes: z.array(imagePayloadSchema).max(limits.heroSlides, shopPictureMessages.tooManyHeroes),
} satisfies Record<keyof typeof storedPictures, z.ZodType>

/** The facts of the shop that admins change, as the form loads them. */
export const shopDetailsSchema = z
  .object({
    version: version.describe('Raised by every save and every import of hero pictures; 0 before the first.'),
    ...shopDetailsFields,
    ...storedPictures,
  })
  .meta({ id: 'ShopDetails' })

/** Schemas of the endpoints for the shop's details. */
export const shopDetailsSchemas = {
  read: { summary: 'Read the facts of the shop that admins change.', response: shopDetailsSchema },
  update: {
    summary: 'Save the facts of the shop.',
    body: z.object({
      version: version.describe('`version` of the facts that the form was filled from. Another one is rejected with 409.'),
      ...shopDetailsFields,
      ...sentPictures,
    }),
    response: shopDetailsSchema,
  },
}
