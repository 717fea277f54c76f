import { searchWords } from '@shop/domain'
import { quoteWord } from '../catalogue/search-vector.ts'

/** The texts by which an enquiry is found. */
interface SearchedEnquiry {
  readonly reference: string
  readonly name: string
  readonly phoneNumber: string
  readonly email?: string
  readonly subject?: string
  readonly items: readonly { readonly name: string }[]
}

/** The search column of an enquiry in PostgreSQL's tsvector format: each word of its reference, person, subject and items once. */
export function enquirySearch({ items, ...enquiry }: SearchedEnquiry): string {
  const { reference, name, phoneNumber, email = '', subject = '' } = enquiry
  const words = searchWords([reference, name, phoneNumber, email, subject, ...items.map((item) => item.name)].join(' '))
  return [...new Set(words)].map(quoteWord).join(' ')
}
