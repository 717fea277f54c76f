import type { Enquiry, EnquirySummary } from '@shop/api'
import { missing } from '../../app/routing/missing.ts'
import type { HeadOf, LoaderOf } from '../../app/routing/page.tsx'
import { paths } from '../../paths.ts'

// The loaders and heads are in the chunk of their screens, unlike those of other pages, which a first page downloads together.

/** Reads the enquiry that a link opens, or that the signed-in customer has sent. */
export const enquiryLoader: LoaderOf<Enquiry> = async ({ api, params, url, signal }) => {
  const reference = (params['reference'] ?? '').toUpperCase()
  // The server rejects longer texts before it looks for the enquiry.
  const linkKey = url.searchParams.get('key')?.slice(0, 100)
  try {
    return await api.enquiries.read({ params: { reference }, query: { linkKey } }, { signal })
  } catch (error) {
    throw isClosed(error) ? missing('enquiry') : error
  }
}

/** The enquiries of a customer; null for anybody else, whose browser has them. */
export interface MyEnquiriesData {
  mine: { enquiries: EnquirySummary[]; page: number; total: number } | null
}

/** Reads a page of the customer's enquiries. */
export const myEnquiriesLoader: LoaderOf<MyEnquiriesData> = async ({ api, url, signal, currentUser }) => {
  const user = await currentUser()
  if (user?.role !== 'customer') return { mine: null }
  const page = Math.max(1, Math.min(Number.parseInt(url.searchParams.get('page') ?? '', 10) || 1, 100))
  const { enquiries, total } = await api.enquiries.mine({ query: { page } }, { signal })
  return { mine: { enquiries, page, total } }
}

/** A wrong link: 404, or 429 after several of them from this address. A right one always opens. */
function isClosed(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return status === 404 || status === 429
}

/** The head of an enquiry. Its address contains the key, so it is not canonical. The preview card shows what was asked for. */
export const enquiryHead: HeadOf<Enquiry> = ({ data, facts }) => ({
  title: 'Your enquiry',
  description: `What you asked ${facts.shop.name} for, and how it is going.`,
  canonical: null,
  cardPath: paths.enquiry.href(data.reference),
  isUnlisted: true,
})

/** The head of My enquiries. */
export const myEnquiriesHead: HeadOf<MyEnquiriesData> = () => ({
  title: 'My enquiries',
  description: 'What you asked for by chat.',
  canonical: paths.enquiries.href(),
  isUnlisted: true,
})
