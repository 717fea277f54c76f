import type { AdminEnquiry } from '@shop/api'
import { amountText, effectiveSteps, enquirySentences, isExactMoney, limits, nextStatuses, priceOf } from '@shop/domain'
import type { EnquiryStatus } from '@shop/domain'
import { issuesOf } from '../failures.ts'
import { optional, phone } from '../form/checks.ts'
import type { FormProblem } from '../item-editor/item-editor.types.ts'
import { enquiryDeskMessages } from './enquiry-desk.messages.ts'
import type { EnquiryChangeKind, EnquiryDeskContext, EnquiryDeskInput, EnquiryForm } from './enquiry-desk.types.ts'

type FieldName = keyof EnquiryForm

const quoteFields = ['name', 'phoneNumber', 'quotedTotal', 'deposit', 'promisedDate'] as const

/** The fields that each change sends. */
const fieldsOf: Readonly<Record<EnquiryChangeKind, readonly FieldName[]>> = {
  step: ['to', 'reason'],
  undo: [],
  note: ['note'],
  quote: quoteFields,
}

const emptyForm: EnquiryForm = {
  name: '',
  phoneNumber: '',
  quotedTotal: '',
  deposit: '',
  promisedDate: '',
  note: '',
  to: '',
  reason: '',
}

const fieldNames = Object.keys(emptyForm) as FieldName[]

/** The context before the enquiry is loaded. */
export function unloadedDesk(input: EnquiryDeskInput): EnquiryDeskContext {
  return { ...input, enquiry: null, form: emptyForm, noteNumber: 0, saving: null, unanswered: null, problems: [], failure: null }
}

/** The form as it is while nothing is typed. */
function formOf(enquiry: AdminEnquiry | null): EnquiryForm {
  if (enquiry === null) return emptyForm
  const { name, phoneNumber, quotedTotal, deposit, promisedDate } = enquiry
  const amounts = { quotedTotal: amountText(quotedTotal), deposit: amountText(deposit) }
  return { ...emptyForm, name, phoneNumber, ...amounts, promisedDate: promisedDate ?? '' }
}

/**
 * The context with a newer enquiry. What the user has typed stays, except in the fields that were just saved.
 *
 * @param saved the change that led to the newer enquiry; null when it was loaded
 */
export function withEnquiry(
  { enquiry: old, form }: EnquiryDeskContext,
  enquiry: AdminEnquiry,
  saved: EnquiryChangeKind | null,
): Pick<EnquiryDeskContext, 'enquiry' | 'form' | 'unanswered'> {
  const before = formOf(old)
  const now = formOf(enquiry)
  const isTyped = (name: FieldName) => form[name] !== before[name] && !(saved !== null && fieldsOf[saved].includes(name))
  return { enquiry, form: { ...now, ...pick(form, fieldNames.filter(isTyped)) }, unanswered: null }
}

function pick(form: EnquiryForm, names: readonly FieldName[]): Partial<EnquiryForm> {
  return Object.fromEntries(names.map((name) => [name, form[name]]))
}

/** Whether leaving would lose something typed. */
export function hasTyped({ enquiry, form }: Pick<EnquiryDeskContext, 'enquiry' | 'form'>): boolean {
  const before = formOf(enquiry)
  return fieldNames.some((name) => name !== 'to' && form[name] !== before[name])
}

/** The next status: the chosen one while it can follow, else the usual one; null at the end. */
export function chosenStatus({ enquiry, form }: Pick<EnquiryDeskContext, 'enquiry' | 'form'>): EnquiryStatus | null {
  const next = enquiry === null ? [] : nextStatuses(enquiry.status)
  return next.find((status) => status === form.to) ?? next[0] ?? null
}

/** The problems of the fields that a change sends. */
export function problemsOf(context: Pick<EnquiryDeskContext, 'enquiry' | 'form'>, kind: EnquiryChangeKind): FormProblem[] {
  const { form } = context
  const isReasonMissing = chosenStatus(context) === 'lost' && form.reason.trim() === ''
  const messages: Partial<Record<FieldName, string | null>> = {
    phoneNumber: optional(phone)(form.phoneNumber),
    quotedTotal: amountProblem(form.quotedTotal),
    deposit: amountProblem(form.deposit),
    note: form.note.trim() === '' ? enquiryDeskMessages.noteMissing : null,
    reason: isReasonMissing ? enquirySentences.reasonMissing : null,
  }
  return fieldsOf[kind].flatMap((path) => {
    const message = messages[path] ?? null
    return message === null ? [] : [{ path, message }]
  })
}

function amountProblem(text: string): string | null {
  if (text.trim() === '') return null
  const amount = priceOf(text)
  const isValid = amount >= 0 && amount <= limits.priceMaximum && isExactMoney(amount)
  return isValid ? null : enquiryDeskMessages.amountWrong
}

/** The step that is sent, with the reason of an order that is lost. */
export function stepOf({ enquiry, form }: { enquiry: AdminEnquiry; form: EnquiryForm }): { to: EnquiryStatus; reason: string } {
  const to = chosenStatus({ enquiry, form }) ?? enquiry.status
  return { to, reason: to === 'lost' ? form.reason.trim() : '' }
}

/** The quote that is sent, with the shopper's name and phone number. */
export function quoteOf(form: EnquiryForm): Pick<AdminEnquiry, (typeof quoteFields)[number]> {
  return {
    name: form.name.trim(),
    phoneNumber: form.phoneNumber.trim(),
    quotedTotal: typedAmount(form.quotedTotal),
    deposit: typedAmount(form.deposit),
    promisedDate: form.promisedDate || null,
  }
}

/** Whether a change takes the enquiry to another status. */
export function isStep(kind: EnquiryChangeKind): boolean {
  return kind === 'step' || kind === 'undo'
}

/** Whether the server already has what was sent: the response to an earlier attempt was lost, or another admin did the same. */
export function isAlreadySaved(
  { enquiry, form, saving }: Pick<EnquiryDeskContext, 'enquiry' | 'form' | 'saving'>,
  stored: AdminEnquiry,
): boolean {
  if (enquiry === null) return false
  const latest = effectiveSteps(stored.history).at(-1)
  switch (saving) {
    case 'step': {
      const { to, reason } = stepOf({ enquiry, form })
      return stored.status === to && latest?.text === reason
    }
    case 'undo':
      // Statuses only go forward, so an earlier one is an undone step.
      return stored.status === effectiveSteps(enquiry.history).at(-1)?.from
    case 'quote': {
      const quote = quoteOf(form)
      return quoteFields.every((name) => stored[name] === quote[name])
    }
    default:
      return false
  }
}

/**
 * Whether the server has a change that got no response and no other one, so that the current change can follow it. A step cannot follow
 * another one that the admin has not seen.
 */
export function isOwnSave({ enquiry, saving, unanswered }: EnquiryDeskContext, stored: AdminEnquiry): boolean {
  if (enquiry === null || saving === null || unanswered === null) return false
  const { kind, form } = unanswered
  const isOther = isStep(kind)
    ? isStep(saving) || quoteFields.some((name) => stored[name] !== enquiry[name])
    : stored.status !== enquiry.status
  return !isOther && isAlreadySaved({ enquiry, form, saving: kind }, stored)
}

/** An amount as typed; null when the field is empty. */
function typedAmount(text: string): number | null {
  return text.trim() === '' ? null : priceOf(text)
}

/** The server's messages about fields. It calls a note `text`. */
export function serverProblems(error: unknown): FormProblem[] {
  return issuesOf(error).map(({ path, message }) => ({ path: path === 'text' ? 'note' : path, message }))
}
