import { formatDay } from '../dates.ts'
import { formatNaira } from '../money.ts'
import type { AnswerPlaceholder } from './answer-placeholders.ts'
import type { EnquirySource } from './enquiry-sources.ts'
import { enquiryTitle } from './enquiry-title.ts'

/** What takes the place of each placeholder; null when it is not known. */
export type AnswerValues = Readonly<Record<AnswerPlaceholder, string | null>>

/** What the answer to a shopper depends on. */
interface AnsweredEnquiry {
  readonly reference: string
  readonly source: EnquirySource
  /** The shopper's name; empty when unknown. */
  readonly name: string
  /** The subject of a message; empty for other enquiries. */
  readonly subject: string
  readonly items: readonly { readonly name: string }[]
  readonly quotedTotal: number | null
  readonly deposit: number | null
  readonly promisedDate: string | null
}

/** The shop that answers. */
interface AnsweringShop {
  readonly name: string
  /** The address of the page on which shoppers find their enquiries. */
  readonly enquiriesUrl: string
}

/** The values of the placeholders for an enquiry. */
export function answerValues(enquiry: AnsweredEnquiry, shop: AnsweringShop): AnswerValues {
  const { reference, source, quotedTotal, deposit, promisedDate } = enquiry
  const balance = quotedTotal === null || deposit === null ? null : quotedTotal - deposit
  return {
    name: enquiry.name || null,
    shop: shop.name,
    reference,
    items: enquiryTitle(enquiry.items) || enquiry.subject || null,
    total: naira(quotedTotal),
    deposit: naira(deposit),
    balance: naira(balance),
    date: promisedDate === null ? null : formatDay(promisedDate),
    // Shoppers find only what they sent by chat.
    link: source === 'contact' || source === 'staff' ? null : shop.enquiriesUrl,
  }
}

/** The values of an invented enquiry, for previews. */
export function sampleAnswerValues(shop: AnsweringShop): AnswerValues {
  const items = ['Eko Sofa', 'Rumi Rug', 'Lekki Side Table'].map((name) => ({ name }))
  const quote = { quotedTotal: 1_250_000, deposit: 650_000, promisedDate: '2027-03-14' }
  return answerValues({ reference: 'ILE-7K2Q9X', source: 'cart', name: 'Ada Obi', subject: '', items, ...quote }, shop)
}

function naira(amount: number | null): string | null {
  return amount === null || amount < 0 ? null : formatNaira(amount)
}
