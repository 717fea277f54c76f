import { enquirySources, enquiryStatuses, enquiryStepKinds } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { users } from './accounts-schema.ts'
import { instant, money, tsvector } from './columns.ts'
import { date, index, jsonb, numeric, pgTable, sql, text, uniqueIndex, uuid } from './drizzle.ts'

/** A line of an enquiry as it was when the chat opened. */
export interface EnquiryItem {
  readonly itemType: ItemType
  readonly item: string
  readonly name: string
  /** What the shopper gets, such as `Bed+Wardrobe+mirror`; may be empty. */
  readonly contents: string
  /** The price in naira that the server found. */
  readonly price: number
  /** The price in naira that the shopper saw, when it was another one; else null. */
  readonly sentPrice: number | null
  readonly quantity: number
  /** The content hash of its first picture, which may be deleted later; null when it had none. */
  readonly picture: string | null
  readonly alt: string
  /** The shopper's wishes about it by their names, such as the fabric; missing in what older versions of the shop stored. */
  readonly wishes?: Readonly<Record<string, string>>
}

/** What shoppers asked for by chat or wrote through the contact form, and what staff recorded. */
export const enquiries = pgTable(
  'enquiries',
  {
    /** Such as ILE-7K2Q9X. */
    reference: text('reference').primaryKey(),
    /** The digest of the key in the shopper's link; null when nobody has a link. */
    keyDigest: text('key_digest'),
    status: text('status', { enum: enquiryStatuses }).notNull().default('new'),
    source: text('source', { enum: enquirySources }).notNull(),
    /** The customer; null for a guest, and after the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The shopper's name and phone number; empty when unknown. */
    name: text('name').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    /** The email address and the subject of a message of the contact form; empty for other enquiries. */
    email: text('email').notNull().default(''),
    subject: text('subject').notNull().default(''),
    /** What the shopper added, or the message; may be empty. */
    note: text('note').notNull().default(''),
    /** The shopper's wishes about the order by their names, such as the delivery area. */
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull().default({}),
    items: jsonb('items').$type<readonly EnquiryItem[]>().notNull(),
    /** The sum over the items at the prices that the server found. It has more digits than a price, because quantities multiply. */
    total: numeric('total', { precision: 18, scale: 2, mode: 'number' }).notNull(),
    quotedTotal: money('quoted_total'),
    deposit: money('deposit'),
    promisedDate: date('promised_date', { mode: 'string' }),
    /** The words of `enquirySearch`. */
    search: tsvector('search').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The time of the last change, which is also the version of the enquiry. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('enquiries_newest').on(table.createdAt, table.reference),
    index('enquiries_newest_of_status').on(table.status, table.createdAt, table.reference),
    index('enquiries_highest').on(sql`coalesce(${table.quotedTotal}, ${table.total})`, table.reference),
    index('enquiries_new_messages')
      .on(table.createdAt, table.reference)
      .where(sql`${table.source} = 'contact' and ${table.status} = 'new'`),
    index('enquiries_of_user').on(table.userId, table.createdAt),
    index('enquiries_search').using('gin', table.search),
  ],
)

/** The history of enquiries: steps to other statuses, undone steps, and notes. */
export const enquirySteps = pgTable(
  'enquiry_steps',
  {
    /** Increases with every entry, so a history is ordered by it. */
    id: uuid('id').primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => enquiries.reference, { onDelete: 'cascade' }),
    kind: text('kind', { enum: enquiryStepKinds }).notNull(),
    /** The statuses before and after a step; null for a note. */
    from: text('from_status', { enum: enquiryStatuses }),
    to: text('to_status', { enum: enquiryStatuses }),
    /** The text of a note, or the reason of a loss; may be empty. */
    text: text('text').notNull().default(''),
    /** The id that the browser gave a note, so that a note that is sent twice is stored once; null for steps. */
    noteId: text('note_id'),
    /** The admin; null after the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The admin's name at the time. */
    userName: text('user_name').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('enquiry_steps_of_enquiry').on(table.reference, table.id),
    uniqueIndex('enquiry_steps_note').on(table.reference, table.noteId),
  ],
)
