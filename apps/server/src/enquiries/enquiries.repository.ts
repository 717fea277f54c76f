import { timingSafeEqual } from 'node:crypto'
import { totalPrice } from '@shop/domain'
import type { EnquirySource } from '@shop/domain'
import type { Clock } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { eq } from '../db/drizzle.ts'
import { enquiries } from '../db/schema.ts'
import type { EnquiryItem } from '../db/enquiries-schema.ts'
import { digestOf } from '../tokens.ts'
import { enquirySearch } from './enquiry-search.ts'
import type { EnquiryRow } from './enquiry-view.ts'

/** A new enquiry. */
interface EnquiryDraft {
  readonly reference: string
  /** The key of the shopper's link; null when nobody gets a link. */
  readonly linkKey: string | null
  readonly source: EnquirySource
  readonly userId: string | null
  readonly name: string
  readonly phoneNumber: string
  readonly email?: string
  readonly subject?: string
  readonly note: string
  /** The shopper's wishes about the order; none for what staff agreed. */
  readonly details?: Readonly<Record<string, string>>
  readonly items: readonly EnquiryItem[]
}

/** Reads and writes enquiries. */
export interface EnquiriesRepository {
  /** Stores a new enquiry; null when another one has its reference. */
  add(executor: Executor, draft: EnquiryDraft): Promise<EnquiryRow | null>
  find(executor: Executor, reference: string): Promise<EnquiryRow | null>
}

/** Creates the repository of enquiries. */
export function createEnquiriesRepository(clock: Clock): EnquiriesRepository {
  return {
    async add(executor, { linkKey, ...draft }) {
      const now = clock()
      const [added] = await executor
        .insert(enquiries)
        .values({
          ...draft,
          keyDigest: linkKey === null ? null : digestOf(linkKey),
          total: totalPrice(draft.items),
          search: enquirySearch(draft),
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning()
      return added ?? null
    },

    async find(executor, reference) {
      const [found] = await executor.select().from(enquiries).where(eq(enquiries.reference, reference))
      return found ?? null
    },
  }
}

/** Whether a key opens an enquiry. It takes the same time for every wrong key, and for an enquiry that does not exist. */
export function isOpenedBy(row: EnquiryRow | null, linkKey: string): row is EnquiryRow {
  const given = Buffer.from(digestOf(linkKey))
  const expected = Buffer.from(row?.keyDigest ?? digestOf(''))
  return timingSafeEqual(given, expected) && row !== null && row.keyDigest !== null
}
