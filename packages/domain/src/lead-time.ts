import { limits } from './limits.ts'

/** How long the workshop needs for a product, in whole weeks. */
export interface LeadTime {
  readonly minimum: number
  readonly maximum: number
}

/** The messages about a lead time. */
export const leadTimeSentences = {
  shortestInvalid: `The shortest lead time must be a whole number of weeks from 1 to ${limits.leadTimeMaximum}.`,
  longestInvalid: `The longest lead time must be a whole number of weeks from 1 to ${limits.leadTimeMaximum}.`,
  reversed: 'The shortest lead time must not be longer than the longest.',
} as const

/** A lead time as shoppers read it: 'Made for you in 4 to 6 weeks'. */
export function leadTimeText({ minimum, maximum }: LeadTime): string {
  const range = minimum === maximum ? `${maximum}` : `${minimum} to ${maximum}`
  return `Made for you in ${range} ${maximum === 1 ? 'week' : 'weeks'}`
}

/** Whether a number is a possible number of weeks. */
export function isLeadTimeWeeks(weeks: number): boolean {
  return Number.isInteger(weeks) && weeks >= 1 && weeks <= limits.leadTimeMaximum
}
