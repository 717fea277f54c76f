import { searchWords } from '@shop/domain'
import { quoteWord } from '../catalogue/search-vector.ts'

/** The texts by which an enquiry is found. */
interface SearchedEnquiry {
  readonly reference: string
  readonly name: string
  readonly phoneNumber: string
  readonly items: readonly { readonly name: string }[]
}

/** The search column of an enquiry in PostgreSQL's tsvector format: each word of its reference, person and items once. */
export function enquirySearch({ reference, name, phoneNumber, items }: SearchedEnquiry): string {
  const words = searchWords([reference, name, phoneNumber, ...items.map((item) => item.name)].join(' '))
  return [...new Set(words)].map(quoteWord).join(' ')
}
