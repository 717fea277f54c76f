import { normaliseText } from '../search-terms.ts'
import { readAmounts } from './amounts.ts'
import type { Amounts } from './amounts.ts'
import { splitPhrases } from './phrases.ts'
import type { Segment } from './phrases.ts'
import { locateWords, searchLengthMaximum } from './search-words.ts'
import { capitalised, conceptLabel, withoutSpans } from './understood-parts.ts'
import type { FoundPart, Span, UnderstoodPart } from './understood-parts.ts'
import { wordsForEverything } from './vocabulary.ts'

/** The order that a search asks for. */
type SearchedOrder = 'cheap' | 'latest' | 'small' | 'large'

/** The marks that a search asks for. */
export type SearchedMark = 'isPromo' | 'isBestSeller' | 'isForeign' | 'isLocal'

/** What a search text means. */
export interface UnderstoodQuery extends Omit<Amounts, 'rest' | 'parts'> {
  readonly order: SearchedOrder | null
  readonly marks: readonly SearchedMark[]
  /** The distinct words and phrases that items are searched for. */
  readonly segments: readonly Segment[]
  /** The parts in the order of the text. A part that stands in it twice is listed once. */
  readonly parts: readonly UnderstoodPart[]
}

const segmentsMaximum = 24

/**
 * Understands a search text: prices, sizes, seats, an order, marks, and phrases of the vocabulary. Other words remain as they are.
 *
 * @param text - as typed, of any length
 */
export function understandQuery(text: string): UnderstoodQuery {
  const normal = normaliseText(text.slice(0, searchLengthMaximum))
  const { rest, parts: amountParts, ...amounts } = readAmounts(normal)
  const marks = new Set<SearchedMark>()
  let order: SearchedOrder | null = null
  const segments = new Map<string, Segment>()
  const parts = new Map<string, FoundPart>()
  const fillers: Segment[] = []
  /** Where the fillers before the next part begin ('made in' before 'italy'). They are removed with it. */
  let fillersFrom: number | null = null
  const words = locateWords(rest)
  let at = 0
  for (const segment of namedSofas(splitPhrases(words.map(({ word }) => word)), amounts.seats)) {
    const [start] = words[at]?.span ?? [0, 0]
    at += segment.words.length
    const [, end] = words[at - 1]?.span ?? [0, 0]
    const [concept] = segment.concepts
    if (concept?.type === 'filler') {
      fillers.push(segment)
      fillersFrom ??= start
      continue
    }
    const key = segment.words.join(' ')
    const typed = rest.slice(start, end)
    if (concept?.type === 'mark') marks.add(concept.id as SearchedMark)
    else if (concept?.type === 'order') order = concept.id as SearchedOrder
    else if (segments.size < segmentsMaximum) segments.set(key, { ...segment, typed })
    const part = partOf(segment, typed)
    const span: Span = [fillersFrom ?? start, end]
    const partKey = part.kind === 'order' ? 'order' : `${part.kind} ${part.label}`
    parts.set(partKey, { ...part, spans: [...(parts.get(partKey)?.spans ?? []), span] })
    fillersFrom = null
  }
  const isBare = segments.size === 0 && marks.size === 0 && order === null && amounts.price === null
  const saysNothing = isBare && amounts.sizes.length === 0 && amounts.seats.length === 0
  const found = [...amountParts, ...parts.values()].sort((one, other) => startOf(one) - startOf(other))
  return {
    ...amounts,
    order,
    marks: [...marks],
    segments: saysNothing ? literal(fillers) : [...segments.values()],
    parts: found.map(({ kind, label, spans }) => ({
      kind,
      label,
      without: found.length === 1 ? '' : withoutSpans(normal, spans),
    })),
  }
}

/** A chair for several people is a sofa: '3 seater chair'. Those of a dining set are named together with it. */
function namedSofas(segments: readonly Segment[], seats: readonly number[]): readonly Segment[] {
  const isChair = ({ concepts: [concept] }: Segment): boolean => concept?.id === 'chair'
  const kinds = segments.filter(({ concepts: [concept] }) => concept?.type === 'kind')
  if (!seats.some((number) => number > 1) || !kinds.every(isChair)) return segments
  return segments.flatMap((segment) => (isChair(segment) ? splitPhrases(['sofa']) : segment))
}

const startOf = ({ spans }: FoundPart): number => spans[0]?.[0] ?? 0

/** The kind and the label of a segment. A word for a part of a family is its own label ('Emerald'). */
function partOf({ concepts: [concept], isMember }: Segment, typed: string): Omit<FoundPart, 'spans'> {
  if (concept === undefined || concept.type === 'filler') return { kind: 'word', label: typed }
  return { kind: concept.type, label: isMember ? capitalised(typed) : conceptLabel(concept) }
}

/** Whether a search consists of fillers only, one of which means everything ('furniture'). */
export function asksForEverything({ segments }: Pick<UnderstoodQuery, 'segments'>): boolean {
  return segments.some(({ words: [word = ''], concepts }) => concepts.length === 0 && wordsForEverything.includes(word))
}

/** A text of filler words only is searched for literally ('the'). */
function literal(fillers: readonly Segment[]): Segment[] {
  const words = new Set(fillers.flatMap((segment) => segment.words))
  return [...words].slice(0, segmentsMaximum).map((word) => ({ words: [word], concepts: [], isMember: false }))
}
