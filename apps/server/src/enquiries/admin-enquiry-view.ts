import type { AdminEnquiry } from '@shop/api'
import { answerTexts, answerValues, enquiryAnswer, payablePrice } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'
import { createCatalogueRepository } from '../catalogue/catalogue.repository.ts'
import type { Executor } from '../db/database.ts'
import { imagesOf, withAlt } from './enquiry-pictures.ts'
import { readSteps } from './enquiry-steps.ts'
import { headOf } from './enquiry-view.ts'
import type { EnquiryRow } from './enquiry-view.ts'
import { findItems } from './find-items.ts'

/** The shop that answers, with the texts that its owner has changed. */
interface AnsweringShop extends Pick<ShopConfig, 'name' | 'answers'> {
  /** The address of the page on which shoppers find their enquiries. */
  readonly enquiriesUrl: string
}

/** An enquiry as admins work on it: with the person, the history, the prices of today, and the answer that the shop has prepared. */
export async function viewForAdmins(executor: Executor, row: EnquiryRow, shop: AnsweringShop): Promise<AdminEnquiry> {
  const images = await imagesOf(executor, row.items)
  // Also the items that shoppers do not see.
  const itemOf = await findItems(createCatalogueRepository(executor, 'admins'), row.items)
  return {
    ...headOf(row),
    note: row.note,
    details: row.details,
    items: row.items.map((item) => {
      const { picture: _picture, alt: _alt, ...shown } = item
      const now = itemOf(item)
      return {
        wishes: {},
        ...shown,
        image: withAlt(images, item),
        isAvailable: now !== undefined && (now.visibility ?? 'public') === 'public',
        priceToday: now === undefined ? null : payablePrice(now),
      }
    }),
    answer: enquiryAnswer(answerTexts(shop.answers)[row.status], answerValues(row, shop)),
    history: await readHistory(executor, row.reference),
    updatedAt: row.updatedAt.toISOString(),
  }
}

async function readHistory(executor: Executor, reference: string): Promise<AdminEnquiry['history']> {
  const entries = await readSteps(executor, reference)
  return entries.map(({ id, kind, from, to, text, userName, at }) => ({
    _id: id,
    kind,
    from,
    to,
    text,
    userName,
    at: at.toISOString(),
  }))
}
