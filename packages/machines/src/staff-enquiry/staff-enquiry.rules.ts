import { enquirySentences, limits } from '@shop/domain'
import { issuesOf } from '../failures.ts'
import { problemsIn } from '../form/form.ts'
import type { Checks } from '../form/form.ts'
import { optional, phone, required } from '../form/checks.ts'
import type { StaffEnquiryContext, StaffEnquiryInput, StaffField, StaffLine } from './staff-enquiry.types.ts'

export function firstStaffEnquiry({ reference }: StaffEnquiryInput): StaffEnquiryContext {
  return { reference, values: { name: '', phoneNumber: '', note: '' }, lines: [], problems: {}, failure: null }
}

const checks: Checks<StaffField> = {
  name: required('Name'),
  phoneNumber: optional(phone),
}

/** The problems of the form. */
export function staffProblems({ values, lines }: StaffEnquiryContext): StaffEnquiryContext['problems'] {
  const isEmpty = lines.length === 0 && values.note.trim() === ''
  return { ...problemsIn(values, checks), ...(isEmpty && { lines: enquirySentences.nothingAgreed }) }
}

/** The server's messages about fields. */
export function staffServerProblems(error: unknown): StaffEnquiryContext['problems'] {
  return Object.fromEntries(issuesOf(error).map(({ path, message }) => [path.split('.')[0], message]))
}

/** Whether leaving would lose something typed or chosen. */
export function hasAgreed({ values, lines }: StaffEnquiryContext): boolean {
  return lines.length > 0 || Object.values(values).some((text) => text.trim() !== '')
}

/** The lines with one item more. */
export function withLine(lines: readonly StaffLine[], added: StaffLine): readonly StaffLine[] {
  const known = lines.find(({ item }) => item === added.item)
  if (known) return withQuantity(lines, known.item, known.quantity + 1)
  return lines.length < limits.enquiryLinesMaximum ? [...lines, added] : lines
}

/** The lines with another quantity of one item; 0 removes it. */
export function withQuantity(lines: readonly StaffLine[], item: string, quantity: number): readonly StaffLine[] {
  const wanted = Math.min(quantity, limits.quantityMaximum)
  return lines.flatMap((line) => (line.item !== item ? [line] : wanted > 0 ? [{ ...line, quantity: wanted }] : []))
}
