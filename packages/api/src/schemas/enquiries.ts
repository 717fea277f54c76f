import {
  enquirySources,
  enquiryStatuses,
  isEnquiryKey,
  isEnquiryReference,
  itemTypes,
  limits,
  shopperSources,
} from '@shop/domain'
import { idSchema } from './ids.ts'
import { imageSchema } from './image.ts'
import { itemIdSchema, itemTypeSchema, wholeQuantitySchema } from './lines.ts'
import { privateMarks } from './private-marks.ts'
import { pageParameters, textParameter } from './query.ts'
import { text } from './texts.ts'
import { sentWishesSchema, wishesSchema } from './wishes.ts'
import { z } from './zod.ts'

/** The message for an unknown reference and for a wrong key alike. */
export const enquiryNotFound = 'This link does not open an enquiry. Please check that it is complete.'

/** The message for a reference that another enquiry has. */
export const referenceTaken = 'This reference belongs to another enquiry.'

/** The message for an enquiry about nothing that the shop has. */
export const enquiryEmpty = 'None of these items is in the shop any more.'

const priceSentence = 'Price must be an amount in naira.'
const linesSentence = `An enquiry has 1 to ${limits.enquiryLinesMaximum} lines.`

/** A line of an enquiry as the browser sends it. */
const sentLineSchema = z.object({
  item: itemIdSchema,
  itemType: itemTypeSchema(`Item type must be one of ${itemTypes.join(', ')}.`),
  quantity: wholeQuantitySchema,
  price: z
    .number(priceSentence)
    .min(0, priceSentence)
    .max(limits.priceMaximum, priceSentence)
    .describe('What the shopper saw, in naira. The server finds the price itself and keeps a difference.'),
  wishes: sentWishesSchema('item'),
})

/** An item of an enquiry as it was when the chat opened. */
export const enquiryItemSchema = z
  .object({
    item: idSchema,
    itemType: z.enum(itemTypes),
    name: z.string(),
    contents: z.string().describe('Such as Bed+Wardrobe+mirror; may be empty.'),
    price: z.number().nonnegative().describe('Naira for one.'),
    quantity: z.int().positive(),
    image: imageSchema.nullable().describe('Null when it had none or when it was deleted since.'),
    isAvailable: z.boolean().describe('Whether the item is still in the shop.'),
    wishes: wishesSchema('item'),
  })
  .meta({ id: 'EnquiryItem' })

/** An enquiry as its link shows it. */
export const enquirySchema = z
  .object({
    reference: z.string(),
    status: z.enum(enquiryStatuses),
    source: z.enum(enquirySources),
    note: z.string().describe('What the shopper added; may be empty.'),
    details: wishesSchema('order'),
    items: z.array(enquiryItemSchema),
    total: z.number().nonnegative().describe('Naira, at the prices when the chat opened.'),
    quotedTotal: z.number().nonnegative().nullable(),
    deposit: z.number().nonnegative().nullable(),
    promisedDate: z.iso.date().nullable(),
    createdAt: z.iso.datetime(),
    steps: z
      .array(z.object({ status: z.enum(enquiryStatuses), at: z.iso.datetime() }))
      .describe('The statuses after the first one, oldest first.'),
  })
  .meta({ id: 'Enquiry' })

/** An enquiry in the list of a customer. */
export const enquirySummarySchema = enquirySchema
  .pick({ reference: true, status: true, total: true, quotedTotal: true, createdAt: true })
  .extend({ title: z.string().describe('Such as Eko Sofa and 2 more.') })
  .meta({ id: 'EnquirySummary' })

/** The reference of an enquiry that is sent in a body. */
export const referenceSchema = z.string('Reference is required.').refine(isEnquiryReference, 'Reference must be like ILE-7K2Q9X.')

const linkKeySchema = z
  .string('Key is required.')
  .refine(isEnquiryKey, 'Key must have 22 characters.')
  .register(privateMarks, { kind: 'token' })

const claimSentence = `Claim 1 to ${limits.browserEnquiriesMaximum} enquiries.`

/** Schemas of the enquiries' endpoints. */
export const enquiriesSchemas = {
  record: {
    summary: 'Record what a shopper asks for by chat; sending it again changes nothing.',
    body: z.object({
      reference: referenceSchema,
      linkKey: linkKeySchema,
      source: z.enum(shopperSources, `Source must be one of ${shopperSources.join(', ')}.`),
      lines: z.array(sentLineSchema, linesSentence).min(1, linesSentence).max(limits.enquiryLinesMaximum, linesSentence),
      note: text('Note', limits.noteMaximum).trim().default(''),
      details: sentWishesSchema('order'),
    }),
    response: enquirySchema,
  },
  mine: {
    summary: 'List the enquiries of the customer, newest first.',
    query: z.object(pageParameters('enquiries')),
    response: z.object({
      enquiries: z.array(enquirySummarySchema),
      hasMore: z.boolean().describe('Whether a later page holds more.'),
      total: z.int().nonnegative().describe('How many there are on all pages.'),
    }),
  },
  read: {
    summary: 'Read an enquiry with the key of its link, or as its customer.',
    params: z.object({ reference: z.string().refine(isEnquiryReference, enquiryNotFound) }),
    query: z.object({
      linkKey: textParameter('linkKey', limits.searchMaximum, 'The key of the link.').register(privateMarks, { kind: 'token' }),
    }),
    response: enquirySchema,
  },
  claim: {
    summary: 'Move enquiries that were sent without an account to that of the customer. Unknown ones are left out.',
    body: z.object({
      enquiries: z
        .array(z.object({ reference: referenceSchema, linkKey: linkKeySchema }), claimSentence)
        .min(1, claimSentence)
        .max(limits.browserEnquiriesMaximum, claimSentence),
    }),
    response: z.object({ claimed: z.int().nonnegative().describe('How many of them the account has now.') }),
  },
}
