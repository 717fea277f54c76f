import type { ListedEnquiry } from '@shop/api'
import { countedTitle, enquiryStatuses, enquiryStatusLabels, limits } from '@shop/domain'
import type { EnquiryInboxContext } from '@shop/machines'
import type { EnquirySort, EnquirySource, EnquiryStatus } from '@shop/domain'

/** How admins read where an enquiry came from. */
export const sourceLabels: Readonly<Record<EnquirySource, string>> = {
  product: 'Product page',
  collection: 'Collection page',
  cart: 'Cart',
  staff: 'Added by staff',
  contact: 'Contact form',
}

/** How admins read the orders of the list. */
export const sortLabels: Readonly<Record<EnquirySort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest: 'Highest worth first',
}

/** The tone in which the badge of a status is shown. */
export function statusTone(status: EnquiryStatus): 'neutral' | 'sale' | 'success' {
  if (status === 'new') return 'sale'
  return status === 'lost' || status === 'answered' || status === 'quoted' ? 'neutral' : 'success'
}

/** The choices of the status filter, each with its number. */
export function statusOptions(counts: Readonly<Record<EnquiryStatus, number>> | null) {
  const numbered = (status: EnquiryStatus) =>
    counts === null ? enquiryStatusLabels[status] : `${enquiryStatusLabels[status]} (${countText(counts[status])})`
  return [{ value: '', label: 'Every status' }, ...enquiryStatuses.map((status) => ({ value: status, label: numbered(status) }))]
}

/** A count, which stops at the highest number that is counted. */
function countText(count: number): string {
  return count < limits.enquiryCountMaximum ? String(count) : `${limits.enquiryCountMaximum - 1}+`
}

/** Who an enquiry is from. */
export function nameText(name: string): string {
  return name === '' ? 'Guest' : name
}

/** What an enquiry is about: its first item, and how many others it has, or its subject. */
export function itemsText({ subject, firstItem, itemCount }: Pick<ListedEnquiry, 'subject' | 'firstItem' | 'itemCount'>): string {
  return itemCount === 0 ? subject || 'Without items' : countedTitle(firstItem, itemCount)
}

/** The address of the CSV file with the enquiries that match. */
export function csvHref({ filters: { status, from, until }, search }: EnquiryInboxContext): string {
  const chosen = Object.entries({ search, status: status ?? '', from, until }).filter(([, value]) => value !== '')
  return `/api/admin/enquiries.csv${chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`}`
}
