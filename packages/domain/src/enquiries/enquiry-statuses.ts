import { matchName } from '../matching.ts'

/** The statuses of an enquiry in the order in which an order advances; `lost` ends one that came to nothing. */
export const enquiryStatuses = [
  'new',
  'answered',
  'quoted',
  'deposit-paid',
  'in-production',
  'ready',
  'delivered',
  'lost',
] as const

/** The status of an enquiry. */
export type EnquiryStatus = (typeof enquiryStatuses)[number]

/** How admins read a status. */
export const enquiryStatusLabels: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  answered: 'Answered',
  quoted: 'Quoted',
  'deposit-paid': 'Deposit paid',
  'in-production': 'In production',
  ready: 'Ready',
  delivered: 'Delivered',
  lost: 'Lost',
}

/** How shoppers read a status. */
export const shopperStatusLabels: Readonly<Record<EnquiryStatus, string>> = {
  ...enquiryStatusLabels,
  new: 'Sent',
  lost: 'Closed',
}

/** Parses the status of an enquiry, ignoring case; null when there is none. */
export function parseEnquiryStatus(text: string): EnquiryStatus | null {
  return matchName(enquiryStatuses, text)
}

/**
 * The statuses that may follow one, the usual one first. An order may skip statuses, such as a quote in the showroom. Nothing follows
 * `delivered` and `lost`; a step back is undone instead.
 */
export function nextStatuses(status: EnquiryStatus): readonly EnquiryStatus[] {
  if (status === 'delivered') return []
  return enquiryStatuses.slice(enquiryStatuses.indexOf(status) + 1)
}
