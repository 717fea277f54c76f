import { normaliseText } from '../search-terms.ts'
import { readAmounts } from './amounts.ts'
import type { Amounts } from './amounts.ts'
import { splitPhrases } from './phrases.ts'
import type { Segment } from './phrases.ts'
import { searchLengthMaximum, searchWords } from './search-words.ts'

/** The order that a search asks for. */
type SearchedOrder = 'cheap' | 'small' | 'large'

/** The marks that a search asks for. */
type SearchedMark = 'isPromo' | 'isBestSeller' | 'isForeign'

/** What a search text means. */
export interface UnderstoodQuery extends Omit<Amounts, 'rest'> {
  readonly order: SearchedOrder | null
  readonly marks: readonly SearchedMark[]
  /** The distinct words and phrases that items are searched for. */
  readonly segments: readonly Segment[]
}

const segmentsMaximum = 24

/**
 * Understands a search text: prices, sizes, seats, an order, marks, and phrases of the vocabulary. Other words remain as they are.
 *
 * @param text - as typed, of any length
 */
export function understandQuery(text: string): UnderstoodQuery {
  const { rest, ...amounts } = readAmounts(normaliseText(text.slice(0, searchLengthMaximum)))
  const marks = new Set<SearchedMark>()
  let order: SearchedOrder | null = null
  const segments = new Map<string, Segment>()
  const fillers: Segment[] = []
  for (const segment of splitPhrases(searchWords(rest))) {
    const [concept] = segment.concepts
    if (concept?.type === 'mark') marks.add(concept.id as SearchedMark)
    else if (concept?.type === 'order') order = concept.id as SearchedOrder
    else if (concept?.type === 'filler') fillers.push(segment)
    else if (segments.size < segmentsMaximum) segments.set(segment.words.join(' '), segment)
  }
  const isBare = segments.size === 0 && marks.size === 0 && order === null && amounts.price === null
  const saysNothing = isBare && amounts.sizes.length === 0 && amounts.seats.length === 0
  return { ...amounts, order, marks: [...marks], segments: saysNothing ? literal(fillers) : [...segments.values()] }
}

/** A text of filler words only is searched for literally ('the'). */
function literal(fillers: readonly Segment[]): Segment[] {
  const words = new Set(fillers.flatMap((segment) => segment.words))
  return [...words].slice(0, segmentsMaximum).map((word) => ({ words: [word], concepts: [], isMember: false }))
}
