import { matchName } from '../matching.ts'

/** The orders in which admins list enquiries: by time, or by worth. */
export const enquirySorts = ['newest', 'oldest', 'highest'] as const

/** An order in which admins list enquiries. */
export type EnquirySort = (typeof enquirySorts)[number]

/** Parses an order, ignoring case; null when there is none. */
export function parseEnquirySort(text: string): EnquirySort | null {
  return matchName(enquirySorts, text)
}
