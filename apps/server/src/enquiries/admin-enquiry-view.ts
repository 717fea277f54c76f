import type { AdminEnquiry } from '@shop/api'
import { answerTexts, answerValues, enquiryAnswer, payablePrice } from '@shop/domain'
import type { ShopConfig } from '@shop/domain'
import { createCatalogueRepository } from '../catalogue/catalogue.repository.ts'
import type { Executor } from '../db/database.ts'
import type { EnquiryItem } from '../db/enquiries-schema.ts'
import { imagesOf, withAlt } from './enquiry-pictures.ts'
import { readSteps } from './enquiry-steps.ts'
import { headOf } from './enquiry-view.ts'
import type { EnquiryRow } from './enquiry-view.ts'

/** What an item costs now, and whether shoppers see it. */
interface Today {
  readonly price: number
  readonly isAvailable: boolean
}

/** The shop that answers, with the texts that its owner has changed. */
interface AnsweringShop extends Pick<ShopConfig, 'name' | 'answers'> {
  /** The address of the page on which shoppers find their enquiries. */
  readonly enquiriesUrl: string
}

/** An enquiry as admins work on it: with the person, the history, the prices of today, and the answer that the shop has prepared. */
export async function viewForAdmins(executor: Executor, row: EnquiryRow, shop: AnsweringShop): Promise<AdminEnquiry> {
  const images = await imagesOf(executor, row.items)
  const today = await readToday(executor, row.items)
  return {
    ...headOf(row),
    note: row.note,
    details: row.details,
    items: row.items.map((item) => {
      const { picture: _picture, alt: _alt, ...shown } = item
      const now = today.get(keyOf(item))
      return {
        wishes: {},
        ...shown,
        image: withAlt(images, item),
        isAvailable: now?.isAvailable ?? false,
        priceToday: now?.price ?? null,
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

/** The items that exist, by their type and id, also those that shoppers do not see. */
async function readToday(executor: Executor, items: readonly EnquiryItem[]): Promise<Map<string, Today>> {
  const catalogue = createCatalogueRepository(executor, 'admins')
  const idsOf = (type: EnquiryItem['itemType']) => items.filter(({ itemType }) => itemType === type).map(({ item }) => item)
  const products = await catalogue.findProducts(idsOf('Product'))
  const collections = await catalogue.findCollections(idsOf('Collection'))
  const now = (item: (typeof products | typeof collections)[number]): Today => ({
    price: payablePrice(item),
    isAvailable: item.visibility === undefined || item.visibility === 'public',
  })
  return new Map([
    ...products.map((item) => [keyOf({ itemType: 'Product', item: item._id }), now(item)] as const),
    ...collections.map((item) => [keyOf({ itemType: 'Collection', item: item._id }), now(item)] as const),
  ])
}

function keyOf({ itemType, item }: Pick<EnquiryItem, 'itemType' | 'item'>): string {
  return `${itemType} ${item}`
}
