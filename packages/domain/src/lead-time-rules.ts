import { limits } from './limits.ts'

/** The messages about a lead time. */
export const leadTimeSentences = {
  shortestInvalid: `The shortest lead time must be a whole number of weeks from 1 to ${limits.leadTimeMaximum}.`,
  longestInvalid: `The longest lead time must be a whole number of weeks from 1 to ${limits.leadTimeMaximum}.`,
  reversed: 'The shortest lead time must not be longer than the longest.',
} as const

/** Whether a number is a possible number of weeks. */
export function isLeadTimeWeeks(weeks: number): boolean {
  return Number.isInteger(weeks) && weeks >= 1 && weeks <= limits.leadTimeMaximum
}
