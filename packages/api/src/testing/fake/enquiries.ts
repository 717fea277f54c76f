import { payablePrice, totalPrice } from '@shop/domain'
import type { z } from 'zod'
import { enquiryEmpty, enquiryNotFound, referenceTaken } from '../../schemas/enquiries.ts'
import type { enquiriesSchemas } from '../../schemas/enquiries.ts'
import type { EnquiryItem } from '../../schemas/types.ts'
import { FakeFailure } from './failure.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import type { FakeState } from './state.ts'

type SentLine = z.output<(typeof enquiriesSchemas)['record']['body']>['lines'][number]

/** The enquiries' endpoints of the fake. */
export const enquiriesEndpoints: FakeGroup<'enquiries'> = {
  record: (state, { body: { reference, linkKey, source, lines } }) => {
    const known = state.enquiries.find(({ enquiry }) => enquiry.reference === reference)
    if (known && known.linkKey !== linkKey) throw new FakeFailure(409, referenceTaken)
    if (known) return known.enquiry
    const items = lines.flatMap((line) => itemOf(state, line) ?? [])
    if (items.length === 0) throw new FakeFailure(422, enquiryEmpty)
    const enquiry = {
      reference,
      status: 'new' as const,
      source,
      items,
      total: totalPrice(items),
      quotedTotal: null,
      deposit: null,
      promisedDate: null,
      createdAt: state.nextTime(),
      steps: [],
    }
    state.enquiries.push({ enquiry, linkKey })
    return enquiry
  },

  read: (state, { params: { reference }, query: { linkKey } }) => {
    const found = state.enquiries.find(({ enquiry }) => enquiry.reference === reference)
    if (!found || found.linkKey !== linkKey) throw new FakeFailure(404, enquiryNotFound)
    return found.enquiry
  },
}

/** An item as it is now; null when it is not in the catalogue. */
export function itemOf(
  { products, collections }: FakeState,
  { item, itemType, quantity }: Omit<SentLine, 'price'>,
): EnquiryItem | null {
  const product = itemType === 'Product' ? products.find(({ _id }) => _id === item) : undefined
  const collection = itemType === 'Collection' ? collections.find(({ _id }) => _id === item) : undefined
  const found = product ?? collection
  if (found === undefined) return null
  const image = product?.images[0] ?? collection?.coverImage ?? null
  return {
    item,
    itemType,
    name: found.name,
    contents: found.items,
    price: payablePrice(found),
    quantity,
    image,
    isAvailable: true,
  }
}
