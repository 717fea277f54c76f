import { limits } from '@shop/domain'
import type { EnquiryCopy } from '@shop/machines'

/** How long a sent enquiry of a guest counts as open, in milliseconds: the browser does not know its status. */
const openMs = 30 * 24 * 60 * 60 * 1000

/**
 * Whether the browser records another enquiry. It has at most 50 that are unsent, or that a guest has sent in the last 30 days.
 *
 * @param now - in milliseconds since 1970
 */
export function mayRecord({ unsent, sent }: Pick<EnquiryCopy, 'unsent' | 'sent'>, now: number): boolean {
  const open = sent.filter(({ createdAt }) => now - Date.parse(createdAt) < openMs)
  return unsent.length + open.length < limits.browserEnquiriesMaximum
}
