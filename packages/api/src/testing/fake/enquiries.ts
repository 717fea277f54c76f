import { enquiryTitle, payablePrice, totalPrice } from '@shop/domain'
import type { z } from 'zod'
import { enquiryEmpty, enquiryNotFound, referenceTaken } from '../../schemas/enquiries.ts'
import type { enquiriesSchemas } from '../../schemas/enquiries.ts'
import type { Enquiry, EnquiryItem, EnquirySummary } from '../../schemas/types.ts'
import { FakeFailure } from './failure.ts'
import type { FakeGroup } from './fake-endpoint.ts'
import { currentUser } from './state.ts'
import type { FakeEnquiry, FakeState } from './state.ts'

type SentLine = z.output<(typeof enquiriesSchemas)['record']['body']>['lines'][number]

/** The enquiries' endpoints of the fake. */
export const enquiriesEndpoints: FakeGroup<'enquiries'> = {
  record: (state, { body: { reference, linkKey, source, lines, note, details } }) => {
    const known = state.enquiries.find(({ enquiry }) => enquiry.reference === reference)
    if (known && known.linkKey !== linkKey) throw new FakeFailure(409, referenceTaken)
    if (known) return known.enquiry
    const items = lines.flatMap((line) => itemOf(state, line) ?? [])
    if (items.length === 0) throw new FakeFailure(422, enquiryEmpty)
    const enquiry = {
      reference,
      status: 'new' as const,
      source,
      note,
      details,
      items,
      total: totalPrice(items),
      quotedTotal: null,
      deposit: null,
      promisedDate: null,
      createdAt: state.nextTime(),
      steps: [],
    }
    state.enquiries.push({ enquiry, linkKey, userId: customerOf(state) })
    return enquiry
  },

  read: (state, { params: { reference }, query: { linkKey } }) => {
    const found = state.enquiries.find(({ enquiry }) => enquiry.reference === reference)
    const isOwn = found?.userId != null && found.userId === customerOf(state)
    if (!found || (found.linkKey !== linkKey && !isOwn)) throw new FakeFailure(404, enquiryNotFound)
    return found.enquiry
  },

  mine: (state, { query: { page, limit } }) => {
    const user = customerOf(state)
    const own = state.enquiries.filter(({ userId }) => userId != null && userId === user).reverse()
    return {
      enquiries: own.slice((page - 1) * limit, page * limit).map(({ enquiry }) => summaryOf(enquiry)),
      hasMore: page * limit < own.length,
      total: own.length,
    }
  },

  claim: (state, { body }) => {
    const user = customerOf(state)
    const isClaimed = ({ enquiry, linkKey, userId = null }: FakeEnquiry) =>
      (userId === null || userId === user) &&
      body.enquiries.some((one) => one.reference === enquiry.reference && one.linkKey === linkKey)
    const claimed = state.enquiries.filter(isClaimed)
    state.enquiries = state.enquiries.map((one) => (claimed.includes(one) ? { ...one, userId: user } : one))
    return { claimed: claimed.length }
  },
}

/** The id of the signed-in customer; null for anybody else. */
function customerOf(state: FakeState): string | null {
  const user = currentUser(state)
  return user?.role === 'customer' ? user._id : null
}

function summaryOf({ reference, status, total, quotedTotal, createdAt, items }: Enquiry): EnquirySummary {
  return { reference, status, total, quotedTotal, createdAt, title: enquiryTitle(items) }
}

/** An item as it is now; null when it is not in the catalogue. */
export function itemOf(
  { products, collections }: FakeState,
  { item, itemType, quantity, wishes = {} }: Omit<SentLine, 'price' | 'wishes'> & Partial<Pick<SentLine, 'wishes'>>,
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
    wishes,
  }
}
