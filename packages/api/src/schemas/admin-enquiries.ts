import {
  enquirySentences,
  enquirySorts,
  enquirySources,
  enquiryStatuses,
  enquiryStepKinds,
  isDay,
  isEnquiryReference,
  isExactMoney,
  itemTypes,
  limits,
  parseEnquirySort,
  parseEnquiryStatus,
} from '@shop/domain'
import { moneySchema } from './catalogue-fields.ts'
import { phoneSchema } from './credentials.ts'
import { enquiryItemSchema, referenceSchema } from './enquiries.ts'
import { browserId, idSchema } from './ids.ts'
import { imageSchema } from './image.ts'
import { itemIdSchema, itemTypeSchema, wholeQuantitySchema } from './lines.ts'
import { privateMarks } from './private-marks.ts'
import { nameParameter, pageParameters, textParameter } from './query.ts'
import { requiredText, text } from './texts.ts'
import { wishesSchema } from './wishes.ts'
import { z } from './zod.ts'

/** The messages of the endpoints with which admins work on enquiries. */
export const adminEnquiryMessages = {
  notFound: 'This enquiry does not exist.',
  changedMeanwhile: 'Another admin has changed this enquiry. Load it again before you save.',
  noSuchStep: 'The enquiry cannot take this step from its status.',
  nothingToUndo: 'There is no step to undo.',
  itemGone: 'One of the items is not in the shop any more.',
  recordedBefore: (reference: string) =>
    `${reference} was recorded already and differs from this form. Open it under All enquiries to change it.`,
} as const

const person = {
  name: z.string().describe('Empty when unknown.'),
  phoneNumber: z.string().describe('Empty when unknown.').register(privateMarks, { kind: 'phone' }),
  email: z.string().describe('Empty when unknown.').register(privateMarks, { kind: 'email' }),
}

const subject = z.string().describe('The subject of a message of the contact form; empty for other enquiries.')

const amounts = {
  total: moneySchema.describe('Naira, at the prices when the chat opened.'),
  quotedTotal: moneySchema.nullable(),
  deposit: moneySchema.nullable(),
  promisedDate: z.iso.date().nullable(),
}

/** An enquiry in the list of admins. */
export const listedEnquirySchema = z
  .object({
    reference: z.string(),
    status: z.enum(enquiryStatuses),
    source: z.enum(enquirySources),
    ...person,
    subject,
    ...amounts,
    firstItem: z.string().describe('The name of its first item; empty when it has none.'),
    itemCount: z.int().nonnegative().describe('How many different items it has.'),
    image: imageSchema.nullable().describe('The picture of its first item.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ListedEnquiry' })

/** An enquiry as admins work on it. */
export const adminEnquirySchema = z
  .object({
    reference: z.string(),
    status: z.enum(enquiryStatuses),
    source: z.enum(enquirySources),
    ...person,
    subject,
    ...amounts,
    note: z.string().describe('What the shopper added, or the message; may be empty.'),
    details: wishesSchema('order'),
    items: z.array(
      enquiryItemSchema.safeExtend({
        sentPrice: moneySchema.nullable().describe('The price that the shopper saw, when it was another one.'),
        priceToday: moneySchema.nullable().describe('Null when the item was deleted.'),
      }),
    ),
    answer: z.string().describe('The prepared answer, from the text of the shop for the status.'),
    history: z
      .array(
        z.object({
          _id: idSchema,
          kind: z.enum(enquiryStepKinds),
          from: z.enum(enquiryStatuses).nullable(),
          to: z.enum(enquiryStatuses).nullable(),
          text: z.string().describe('A note, or the reason of a loss; may be empty.'),
          userName: z.string(),
          at: z.iso.datetime(),
        }),
      )
      .describe('Steps, undone steps and notes, oldest first.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime().describe('The version that a change has to name.'),
  })
  .meta({ id: 'AdminEnquiry' })

const amountOfEnquiries = {
  count: z.int().nonnegative(),
  worth: moneySchema.describe('Naira: the quoted prices, else the totals.'),
}

/** The figures of the enquiries on the dashboard. */
export const enquiryFiguresSchema = z
  .object({
    weeks: z
      .array(z.object({ week: z.iso.date().describe('Its Monday in Lagos.'), ...amountOfEnquiries }))
      .describe('The last twelve weeks, oldest first.'),
    statuses: z
      .array(z.object({ status: z.enum(enquiryStatuses), ...amountOfEnquiries }))
      .describe('The enquiries of these weeks by status.'),
    mostAsked: z
      .array(
        z.object({
          itemType: z.enum(itemTypes),
          item: idSchema,
          name: z.string(),
          quantity: z.int().positive(),
          enquiries: z.int().positive(),
        }),
      )
      .describe('The items that were asked for most in these weeks.'),
    overdue: z
      .array(
        z.object({
          reference: z.string(),
          name: z.string(),
          status: z.enum(enquiryStatuses),
          reason: z.enum(['unanswered', 'promised']),
          since: z.iso.date().describe('The day of the enquiry, or the promised date.'),
        }),
      )
      .describe('Enquiries without an answer after two days, and orders after their promised date.'),
    daysToDeposit: z.number().nullable().describe('The median from an enquiry to its deposit; null without one.'),
  })
  .meta({ id: 'EnquiryFigures' })

const params = z.object({ reference: z.string().refine(isEnquiryReference, adminEnquiryMessages.notFound) })

const version = {
  updatedAt: z.iso
    .datetime('The time of the last change must be a date and time.')
    .describe('`updatedAt` of the enquiry that was shown. Another one is rejected with 409.'),
}

/** A phone number, or none. */
const anyPhone = z
  .union([z.literal(''), phoneSchema])
  .default('')
  .register(privateMarks, { kind: 'phone' })

const linesSentence = `An enquiry has at most ${limits.enquiryLinesMaximum} lines.`

/** A line of what staff agreed. The server finds the name and the price. */
const lineSchema = z.object({
  item: itemIdSchema,
  itemType: itemTypeSchema(`Item type must be one of ${itemTypes.join(', ')}.`),
  quantity: wholeQuantitySchema,
})

/** An amount that may be unknown. */
function amount(label: string) {
  const sentence = `${label} must be an amount in naira.`
  return z
    .number(sentence)
    .min(0, sentence)
    .max(limits.priceMaximum, sentence)
    .refine(isExactMoney, `${label} has at most two decimals.`)
    .nullable()
}

function dayParameter(name: string, description: string) {
  return textParameter(name, 10, description).refine(
    (day) => day === undefined || isDay(day),
    `${name} must be a day such as 2026-01-31.`,
  )
}

/** Filters, sort order and page of `GET /admin/enquiries`. */
export const enquiryListQuerySchema = z.object({
  ...pageParameters('enquiries'),
  search: textParameter(
    'search',
    limits.searchMaximum,
    'Words of reference, name, phone number, email, subject or items, or their beginnings.',
  ),
  status: nameParameter('status', enquiryStatuses, parseEnquiryStatus, 'Only enquiries with this status.'),
  from: dayParameter('from', 'Only enquiries of this day in Lagos and later.'),
  until: dayParameter('until', 'Only enquiries of this day in Lagos and earlier.'),
  sort: nameParameter('sort', enquirySorts, parseEnquirySort, 'The order; newest first when left out.'),
})

/** Schemas of the endpoints with which admins work on enquiries. */
export const adminEnquiriesSchemas = {
  list: {
    summary: 'List enquiries, with the number of each status.',
    query: enquiryListQuerySchema,
    response: z.object({
      enquiries: z.array(listedEnquirySchema),
      hasMore: z.boolean().describe('Whether a later page holds more.'),
      counts: z
        .record(z.enum(enquiryStatuses), z.int().nonnegative())
        .describe(
          `How many enquiries have each status, whatever the filters. ${limits.enquiryCountMaximum} means that many or more.`,
        ),
    }),
  },
  figures: {
    summary: 'Read the figures of the enquiries of the last twelve weeks, and what is overdue.',
    response: enquiryFiguresSchema,
  },
  create: {
    summary:
      'Record what staff agreed with a customer. Sent again, it changes nothing, or replaces what it recorded within a day.',
    body: z
      .object({
        reference: referenceSchema,
        name: requiredText('Name', limits.personNameMaximum),
        phoneNumber: anyPhone,
        note: text('Note', limits.noteMaximum).trim().default(''),
        lines: z.array(lineSchema, linesSentence).max(limits.enquiryLinesMaximum, linesSentence).default([]),
      })
      .refine(({ lines, note }) => lines.length > 0 || note !== '', {
        path: ['lines'],
        message: enquirySentences.nothingAgreed,
      }),
    response: adminEnquirySchema,
  },
  read: { summary: 'Read an enquiry with its history and the prices of today.', params, response: adminEnquirySchema },
  step: {
    summary: 'Take an enquiry to a later status.',
    params,
    body: z
      .object({
        to: z.enum(enquiryStatuses, 'Choose a status.'),
        reason: text('Reason', limits.noteMaximum).trim().default(''),
        ...version,
      })
      .refine(({ to, reason }) => to !== 'lost' || reason !== '', {
        path: ['reason'],
        message: enquirySentences.reasonMissing,
      }),
    response: adminEnquirySchema,
  },
  undo: { summary: 'Undo the latest step of an enquiry.', params, body: z.object(version), response: adminEnquirySchema },
  note: {
    summary: 'Add a note to the history of an enquiry; sending it again changes nothing.',
    params,
    body: z.object({
      noteId: browserId('note').describe(
        'Made by the browser. A note with the id of an earlier one of this enquiry is not added.',
      ),
      text: requiredText('Note', limits.noteMaximum),
    }),
    response: adminEnquirySchema,
  },
  quote: {
    summary: 'Record who an enquiry is from, the quoted price, the deposit and the promised date.',
    params,
    body: z.object({
      name: text('Name', limits.personNameMaximum).trim(),
      phoneNumber: anyPhone,
      quotedTotal: amount('Quoted price'),
      deposit: amount('Deposit'),
      promisedDate: z
        .string('Promised date must be a day.')
        .refine(isDay, 'Promised date must be a day such as 2026-01-31.')
        .nullable(),
      ...version,
    }),
    response: adminEnquirySchema,
  },
}
