import { amountOf, amountText, isLeadTimeWeeks, leadTimeSentences } from '@shop/domain'
import type { LeadTime } from '@shop/domain'
import type { FormProblem } from '../item-editor/item-editor.types.ts'
import type { ProductFields } from './product-editor.types.ts'

type LeadTimeFields = Pick<ProductFields, 'leadTimeMinimum' | 'leadTimeMaximum'>

/** The form values of a lead time; empty when there is none. */
export function leadTimeFieldsOf(leadTime: LeadTime | null): LeadTimeFields {
  return { leadTimeMinimum: amountText(leadTime?.minimum ?? null), leadTimeMaximum: amountText(leadTime?.maximum ?? null) }
}

/** The problems of the lead time, which needs both ends or none. */
export function leadTimeProblems(fields: LeadTimeFields): FormProblem[] {
  const leadTime = leadTimeOf(fields)
  if (leadTime === null) return []
  const { minimum, maximum } = leadTime
  const problems: FormProblem[] = []
  if (!isLeadTimeWeeks(minimum)) problems.push({ path: 'leadTimeMinimum', message: leadTimeSentences.shortestInvalid })
  if (!isLeadTimeWeeks(maximum)) problems.push({ path: 'leadTimeMaximum', message: leadTimeSentences.longestInvalid })
  if (problems.length > 0 || minimum <= maximum) return problems
  return [{ path: 'leadTimeMinimum', message: leadTimeSentences.reversed }]
}

/** The lead time in the payload; null without one. */
export function leadTimeOf({ leadTimeMinimum, leadTimeMaximum }: LeadTimeFields): LeadTime | null {
  if (leadTimeMinimum.trim() === '' && leadTimeMaximum.trim() === '') return null
  return { minimum: amountOf(leadTimeMinimum), maximum: amountOf(leadTimeMaximum) }
}
