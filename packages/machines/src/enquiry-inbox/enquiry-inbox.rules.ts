import { limits } from '@shop/domain'
import type { EnquiryFilters, EnquiryInboxContext, EnquiryInboxInput, EnquiryPageRequest } from './enquiry-inbox.types.ts'

/** Every enquiry, the newest first. */
const noFilters: EnquiryFilters = { status: null, from: '', until: '', sort: 'newest' }

export function firstEnquiryInbox({ limit = limits.pageSize }: EnquiryInboxInput): EnquiryInboxContext {
  const list = { enquiries: [], page: 1, limit, hasMore: false, counts: null, problem: null }
  return { ...list, filters: noFilters, search: '', searchText: '' }
}

/** The request for the page of enquiries. */
export function enquiryInboxRequest({ filters, search, page, limit }: EnquiryInboxContext): EnquiryPageRequest {
  return { ...filters, search, page, limit }
}

/** The number of pages that are known: those up to the visible one, and the next one. */
export function enquiryPageCount({ page, hasMore }: Pick<EnquiryInboxContext, 'page' | 'hasMore'>): number {
  return hasMore ? page + 1 : page
}

/** Whether any filter or search narrows the list. */
export function isNarrowed({ filters: { status, from, until }, searchText }: EnquiryInboxContext): boolean {
  return status !== null || from !== '' || until !== '' || searchText.trim() !== ''
}

/** Whether these filters change the list. */
export function changesFilters(filters: EnquiryFilters, change: Partial<EnquiryFilters>): boolean {
  return JSON.stringify({ ...filters, ...change }) !== JSON.stringify(filters)
}
