import type { Segment } from './phrases.ts'
import { conceptLabel, priceLabel } from './understood-parts.ts'
import type { PriceLimits } from './understood-parts.ts'
import type { SearchedMark } from './understand-query.ts'

/** What a search asks of an item, as words of a sentence: 'No {noun} is {predicate}', '{before} ones {after}'. */
export interface SearchClaim {
  readonly role: 'noun' | 'adjective' | 'price' | 'other'
  /** After 'is': 'pink', 'made in Italy', 'a 3-seater'. A noun without its article: 'corner sofa'. */
  readonly is: string
  /** After a noun, where it differs: 'with 3 seats'. */
  readonly after?: string
}

const nounTypes = new Set(['kind'])
const adjectiveTypes = new Set(['colour', 'material', 'style', 'feature'])
const markClaims: Readonly<Record<SearchedMark, SearchClaim>> = {
  isPromo: { role: 'other', is: 'on promotion' },
  isBestSeller: { role: 'other', is: 'a best seller' },
  isForeign: { role: 'other', is: 'made abroad' },
  isLocal: { role: 'other', is: 'made in Nigeria' },
}

/** What a word or phrase asks of an item. */
export function claimOfSegment({ words, typed = words.join(' '), concepts: [concept], isMember }: Segment): SearchClaim {
  if (concept === undefined) return { role: 'other', is: `described as “${typed}”` }
  const label = isMember ? typed : inSentence(conceptLabel(concept))
  if (nounTypes.has(concept.type)) return { role: 'noun', is: label }
  if (adjectiveTypes.has(concept.type)) return { role: 'adjective', is: label }
  return { role: 'other', is: concept.type === 'room' ? `for the ${label}` : label }
}

/** What a number of seats asks of an item. */
export function claimOfSeats(seats: number): SearchClaim {
  return { role: 'other', is: `a ${seats}-seater`, after: seats === 1 ? 'with 1 seat' : `with ${seats} seats` }
}

/** What the limits of a search ask of an item: its price, then its marks. */
export function claimsOfLimits(price: PriceLimits | null, marks: readonly SearchedMark[]): SearchClaim[] {
  const limits: SearchClaim[] = price === null ? [] : [{ role: 'price', is: priceInSentence(price) }]
  return [...limits, ...marks.map((mark) => markClaims[mark])]
}

function priceInSentence(price: PriceLimits): string {
  const label = inSentence(priceLabel(price))
  return label.startsWith('₦') ? `between ${label.replace(' to ', ' and ')}` : label
}

/** A label within a sentence. Names ('TV unit', 'Persian', 'Antique/Royal') keep their capitals. */
function inSentence(label: string): string {
  return /^(?:TV|Persian|Antique)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
