import type { ListedEnquiry } from '@shop/api'
import type { EnquirySort, EnquiryStatus } from '@shop/domain'

/** The choices above the list. */
export interface EnquiryFilters {
  /** Null shows every status. */
  status: EnquiryStatus | null
  /** The first and the last day, such as 2026-01-31; empty without one. */
  from: string
  until: string
  sort: EnquirySort
}

/** The request for a page of enquiries; `page` counts from 1. */
export interface EnquiryPageRequest extends EnquiryFilters {
  search: string
  page: number
  limit: number
}

/** A page of enquiries with the number of each status. */
export interface EnquiryPage {
  enquiries: readonly ListedEnquiry[]
  hasMore: boolean
  counts: Readonly<Record<EnquiryStatus, number>>
}

export interface EnquiryInboxInput {
  /** The number of enquiries on a page; 12 by default. */
  limit?: number
}

export interface EnquiryInboxContext {
  /** The visible enquiries. */
  enquiries: readonly ListedEnquiry[]
  filters: EnquiryFilters
  page: number
  limit: number
  /** Whether a later page has more. */
  hasMore: boolean
  /** How many enquiries have each status, whatever the filters; null before the first response. */
  counts: EnquiryPage['counts'] | null
  /** The search of the last request. */
  search: string
  /** The text in the search box, as typed. */
  searchText: string
  /** Why the enquiries could not be loaded, as a message; null without a failure. */
  problem: string | null
}

export type EnquiryInboxEvent =
  /** The user changed filters or the order. */
  | { type: 'filters.set'; filters: Partial<EnquiryFilters> }
  /** The user chose a page, counted from 1. */
  | { type: 'page.go'; page: number }
  /** The user typed in the search box: `text` is all of it. The search starts after a pause of 300 ms. */
  | { type: 'search.typed'; text: string }
  /** The user pressed Enter in the search box: the search starts at once. */
  | { type: 'search.submitted' }
  /** The user tries again after a failure. */
  | { type: 'list.retry' }
  /** Enquiries may have changed: the page is loaded again while it stays visible. Ignored while it is loading. */
  | { type: 'list.refresh' }
  /** The user signed in again after the session had ended. */
  | { type: 'session.restored' }

/** The tags that views read. */
export type EnquiryInboxTag = 'loading' | 'loaded' | 'empty' | 'failed' | 'busy'
