import type { Executor } from '../db/database.ts'
import type { CardEnquiry } from '../preview-cards/preview-card.ts'
import type { EnquiriesRepository } from './enquiries.repository.ts'
import { imagesOf, withAlt } from './enquiry-pictures.ts'

/** Reads what the preview card of an enquiry shows; null when it does not exist or has no link. */
export async function readEnquiryCard(
  executor: Executor,
  repository: Pick<EnquiriesRepository, 'find'>,
  reference: string,
): Promise<CardEnquiry | null> {
  const row = await repository.find(executor, reference)
  if (row === null || row.keyDigest === null) return null
  const { items, quotedTotal, total, keyDigest } = row
  const pictures = await imagesOf(executor, items)
  const images = items.flatMap((item) => withAlt(pictures, item) ?? [])
  return { reference, items, total: quotedTotal ?? total, images, keyDigest }
}
