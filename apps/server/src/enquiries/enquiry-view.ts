import type { Enquiry } from '@shop/api'
import { effectiveSteps } from '@shop/domain'
import type { Executor } from '../db/database.ts'
import type { enquiries } from '../db/schema.ts'
import { imagesOf, withAlt } from './enquiry-pictures.ts'
import { readSteps } from './enquiry-steps.ts'
import { findItems } from './find-items.ts'
import type { EnquiryCatalogue } from './find-items.ts'

/** A row of the enquiries. */
export type EnquiryRow = typeof enquiries.$inferSelect

/** What the view of an enquiry reads from. */
export interface EnquiryViewParts {
  readonly executor: Executor
  /** The catalogue as shoppers see it. */
  readonly catalogue: EnquiryCatalogue
}

/** What lists and the whole enquiry show alike. */
export function headOf(row: EnquiryRow) {
  const { reference, status, source, name, phoneNumber, email, subject, total, quotedTotal, deposit, promisedDate } = row
  const person = { name, phoneNumber, email, subject }
  return {
    reference,
    status,
    source,
    ...person,
    total,
    quotedTotal,
    deposit,
    promisedDate,
    createdAt: row.createdAt.toISOString(),
  }
}

/** An enquiry as its link shows it: without the person, the notes of admins and the prices that the browser sent. */
export async function viewEnquiry({ executor, catalogue }: EnquiryViewParts, row: EnquiryRow): Promise<Enquiry> {
  const images = await imagesOf(executor, row.items)
  const itemOf = await findItems(catalogue, row.items)
  return {
    reference: row.reference,
    status: row.status,
    source: row.source,
    note: row.note,
    details: row.details,
    items: row.items.map((each) => {
      const { item, itemType, name, contents, price, quantity, wishes = {} } = each
      const isAvailable = itemOf(each) !== undefined
      return { item, itemType, name, contents, price, quantity, image: withAlt(images, each), isAvailable, wishes }
    }),
    total: row.total,
    quotedTotal: row.quotedTotal,
    deposit: row.deposit,
    promisedDate: row.promisedDate,
    createdAt: row.createdAt.toISOString(),
    steps: await stepsOf(executor, row.reference),
  }
}

async function stepsOf(executor: Executor, reference: string): Promise<Enquiry['steps']> {
  const steps = effectiveSteps(await readSteps(executor, reference))
  return steps.flatMap(({ to, at }) => (to === null ? [] : [{ status: to, at: at.toISOString() }]))
}
