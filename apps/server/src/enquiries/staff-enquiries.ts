import { totalPrice } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { milliseconds } from '../clock.ts'
import type { Executor } from '../db/database.ts'
import { and, eq, gt } from '../db/drizzle.ts'
import type { EnquiryItem } from '../db/enquiries-schema.ts'
import { laterThan } from '../db/later-than.ts'
import { enquiries } from '../db/schema.ts'
import { enquirySearch } from './enquiry-search.ts'
import type { EnquiryRow } from './enquiry-view.ts'

interface StaffTexts {
  readonly name: string
  readonly phoneNumber: string
  readonly note: string
}

interface Line {
  readonly item: string
  readonly itemType: ItemType
  readonly quantity: number
}

/** Whether an enquiry is what staff sent by a form. */
export function isRecordOf(
  row: EnquiryRow,
  { name, phoneNumber, note, lines }: StaffTexts & { lines: readonly Line[] },
): boolean {
  const isSame = row.name === name && row.phoneNumber === phoneNumber && row.note === note
  return row.source === 'staff' && isSame && textOf(row.items) === textOf(lines)
}

function textOf(lines: readonly Line[]): string {
  return JSON.stringify(lines.map(({ item, itemType, quantity }) => [item, itemType, quantity]))
}

/**
 * Replaces what staff recorded less than a day ago: the form has changed since its response was lost.
 *
 * @returns null when somebody has changed the enquiry since, or when the reference belongs to another enquiry
 */
export async function replaceRecord(
  executor: Executor,
  now: Date,
  { reference, name, phoneNumber, note, items }: StaffTexts & { reference: string; items: readonly EnquiryItem[] },
): Promise<EnquiryRow | null> {
  const { source, createdAt, updatedAt } = enquiries
  const values = { name, phoneNumber, note, items }
  // `createdAt` shows that nobody has changed it. A new version, because an admin may have opened the earlier record.
  const version = laterThan(updatedAt, now)
  const [replaced] = await executor
    .update(enquiries)
    .set({
      ...values,
      total: totalPrice(items),
      search: enquirySearch({ reference, ...values }),
      createdAt: version,
      updatedAt: version,
    })
    .where(
      and(
        eq(enquiries.reference, reference),
        eq(source, 'staff'),
        eq(updatedAt, createdAt),
        gt(createdAt, new Date(now.getTime() - milliseconds.day)),
      ),
    )
    .returning()
  return replaced ?? null
}
