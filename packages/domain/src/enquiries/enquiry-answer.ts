import { formatDay } from '../dates.ts'
import { formatNaira } from '../money.ts'
import type { EnquiryStatus } from './enquiry-statuses.ts'

/** What the answer to a shopper depends on. */
interface AnsweredEnquiry {
  readonly reference: string
  readonly status: EnquiryStatus
  /** The shopper's name; empty when unknown. */
  readonly name: string
  readonly quotedTotal: number | null
  readonly deposit: number | null
  readonly promisedDate: string | null
}

/** The prepared text with which an admin opens the chat with a shopper. The admin may change it before it is sent. */
export function enquiryAnswer(enquiry: AnsweredEnquiry, shopName: string): string {
  const { reference, status, name } = enquiry
  const greeting = `Hello${name === '' ? '' : ` ${name}`}, this is ${shopName}.`
  return [greeting, `Thank you for your enquiry ${reference}.`, ...sentences[status](enquiry)].join(' ')
}

const sentences: Readonly<Record<EnquiryStatus, (enquiry: AnsweredEnquiry) => string[]>> = {
  new: () => ['How may we help you with it?'],
  answered: () => ['Do you have any other questions?'],
  quoted: (enquiry) => [...price(enquiry), ...promise(enquiry), 'Shall we go ahead?'],
  'deposit-paid': (enquiry) => ['We have received your deposit. Thank you.', ...promise(enquiry)],
  'in-production': (enquiry) => ['We are making it now.', ...promise(enquiry)],
  ready: () => ['It is ready. When may we deliver it?'],
  delivered: () => ['It has been delivered. We hope that you enjoy it.'],
  lost: () => ['We hope to make something for you another time.'],
}

function price({ quotedTotal, deposit }: AnsweredEnquiry): string[] {
  return [
    ...(quotedTotal === null ? [] : [`Our price is ${formatNaira(quotedTotal)}.`]),
    ...(deposit === null ? [] : [`The deposit is ${formatNaira(deposit)}.`]),
  ]
}

function promise({ promisedDate }: AnsweredEnquiry): string[] {
  return promisedDate === null ? [] : [`It will be ready by ${formatDay(promisedDate)}.`]
}
