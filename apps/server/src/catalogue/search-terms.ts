import {
  asksForEverything,
  broaderKinds,
  claimOfSeats,
  claimOfSegment,
  isLiteralWord,
  roomsOfKind,
  splitPhrases,
  understoodWords,
} from '@shop/domain'
import type { SearchClaim, Segment, UnderstoodQuery } from '@shop/domain'
import { conceptWord, quoteWord, seatsWord } from './search-vector.ts'
import { completionsMaximum } from './vocabulary.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How a search selects and orders items. Its queries are written as PostgreSQL's tsquery; null means every item. */
export interface SearchTerms {
  /** Matches the items that have all of the search. */
  readonly all: string | null
  /** Matches the items that are near enough to follow them. */
  readonly some: string | null
  /** Ranks an item by how much of the search it has, and where. */
  readonly rank: string | null
  /** Matches the items that do not have the seats of the search, but one more or one fewer; null without seats. */
  readonly nearSeats: string | null
  readonly understood: UnderstoodQuery
  /** What the search asks for, each with the query that an item meets it by. */
  readonly claims: readonly { readonly claim: SearchClaim; readonly met: string }[]
  /** The words that no item has. They are ignored. */
  readonly unknown: readonly string[]
  /** Whether the search has nothing to search for, so that nothing matches. */
  readonly isNothing: boolean
}

interface Group {
  readonly claim: SearchClaim
  /** Matches what was asked for. */
  readonly exact: string
  /** Matches what is close to it, too. */
  readonly wide: string
  readonly rank: string
  readonly isKind: boolean
  /** Whether the group is too short to find anything by itself. */
  readonly isWeak: boolean
}

/** The terms that match what follows the items with all of a search; null when there is nothing else. */
export function nearTerms(terms: SearchTerms | null): SearchTerms | null {
  return terms === null || terms.some === terms.all ? null : { ...terms, all: terms.some }
}

/**
 * Converts an understood search to terms.
 *
 * @param completions - the words of items that begin like this one
 */
export function searchTerms(understood: UnderstoodQuery, completions: Vocabulary['completions']): SearchTerms {
  const { seats, price, marks, order, sizes } = understood
  const isEverything = asksForEverything(understood)
  const segments = isEverything ? [] : withoutUsualRooms(understood.segments)
  const narrows = isEverything || price !== null || marks.length > 0 || order !== null || sizes.length > 0
  const isSingle = segments.length + seats.length === 1 && !narrows
  const unknown: string[] = []
  const groups: Group[] = []
  for (const [index, segment] of segments.entries()) {
    const group = groupOf(segment, { isSingle, isLast: index === segments.length - 1, completions })
    if (group === null) unknown.push(segment.typed ?? segment.words.join(' '))
    else groups.push(group)
  }
  const seatGroups = seats.map(seatsGroup)
  groups.push(...seatGroups)
  const strong = groups.filter(({ isWeak }) => !isWeak)
  const kinds = strong.filter(({ isKind }) => isKind)
  const all = joinQueries(groups, 'exact', ' & ')
  return {
    all,
    some: strong.length === 0 ? all : joinQueries(kinds.length > 0 ? kinds : strong, 'wide', ' | '),
    rank: joinQueries(groups, 'rank', ' | '),
    nearSeats: seatGroups.length === 0 ? null : seatGroups.map(({ exact, wide }) => `(${wide}) & !(${exact})`).join(' & '),
    understood,
    claims: groups.map(({ claim, exact }) => ({ claim, met: exact })),
    unknown,
    isNothing: !narrows && (groups.length === 0 || (strong.length === 0 && groups.length < segments.length)),
  }
}

/** The segments without the rooms that the named furniture is for anyway. */
function withoutUsualRooms(segments: readonly Segment[]): readonly Segment[] {
  const usual = new Set(segments.flatMap(({ concepts }) => concepts.flatMap(({ id }) => roomsOfKind[id] ?? [])))
  return segments.filter(({ concepts }) => !concepts.some(({ id }) => usual.has(id)))
}

function joinQueries(groups: readonly Group[], part: 'exact' | 'wide' | 'rank', operator: string): string | null {
  return groups.length === 0 ? null : groups.map((group) => `(${group[part]})`).join(operator)
}

interface Place {
  readonly isSingle: boolean
  readonly isLast: boolean
  readonly completions: Vocabulary['completions']
}

/** A group of a segment; null when no item can match it. */
function groupOf(segment: Segment, { isSingle, isLast, completions }: Place): Group | null {
  const { words, concepts, isMember } = segment
  const claim = claimOfSegment(segment)
  const prefixes = words.map((word) => `${quoteWord(word)}:*`)
  const isKnown = words.every((word) => completions(word).length > 0)
  const literal = words.map((word) => beginningQuery(word, completions(word))).join(' & ')
  const whole = words.map(quoteWord)
  const named = concepts.map(({ id }) => quoteWord(conceptWord(id)))
  const isKind = concepts.some(({ type }) => type === 'kind')
  // A sofa that is called one is no better for a search that asks for more than a sofa.
  const ownWords = isKind && !isMember && !isSingle ? [] : whole
  const rank = [...named, ...ownWords, ...(named.length === 0 || isSingle ? prefixes : [])].join(' | ')
  if (named.length === 0) {
    const kinds = isLast ? kindsFrom(words[0] ?? '') : []
    if (kinds.length === 0 && !isKnown) return null
    const exact = [literal, ...kinds].join(' | ')
    const isWeak = isWeakWord(words[0] ?? '')
    return { claim, exact, wide: exact, rank: [rank, ...kinds].join(' | '), isKind: false, isWeak }
  }
  if (isMember && isKnown) {
    const family = [...named.slice(0, 1), `(${literal})`].join(' | ')
    return { claim, exact: literal, wide: family, rank, isKind, isWeak: false }
  }
  // Without weights, PostgreSQL need not read the rows that the index finds.
  const exact = [...named, ...(isSingle && words.length === 1 ? [literal] : [])].join(' | ')
  const broader = concepts.flatMap(({ id }) => broaderKinds[id] ?? []).map((id) => quoteWord(conceptWord(id)))
  return { claim, exact, wide: [exact, ...broader].join(' | '), rank, isKind, isWeak: false }
}

/** Matches every word that begins like this one. */
function beginningQuery(word: string, completions: readonly string[]): string {
  if (completions.length === 0 || completions.length > completionsMaximum) return `${quoteWord(word)}:*`
  const [first = '', ...others] = completions.map(quoteWord)
  return others.length === 0 ? first : `(${[first, ...others].join(' | ')})`
}

/** The number of seats; close to it are one more and one less. */
function seatsGroup(seats: number): Group {
  const word = quoteWord(seatsWord(seats))
  const near = [seats + 1, seats - 1].map((other) => quoteWord(seatsWord(other)))
  const claim = claimOfSeats(seats)
  return { claim, exact: word, wide: [word, ...near].join(' | '), rank: word, isKind: false, isWeak: false }
}

const isWeakWord = (word: string): boolean => word.length === 1 || /^\d+$/.test(word) || isLiteralWord(word)

/** The kinds that an unfinished word may become: 'sof' is a beginning of 'sofa'. */
function kindsFrom(word: string): string[] {
  if (word.length < 3) return []
  const begun = understoodWords().filter((known) => known.startsWith(word))
  const kinds = splitPhrases(begun).flatMap(({ concepts, words }) => (words.length === 1 ? concepts : []))
  return [...new Set(kinds.filter(({ type }) => type === 'kind').map(({ id }) => quoteWord(conceptWord(id))))]
}
