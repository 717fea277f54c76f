import type { SearchClaim } from './search-claims.ts'

/** How well the items of a list match a search. */
export interface SearchOutcome {
  /** What the search asks for by its words and numbers. */
  readonly claims: readonly SearchClaim[]
  /** What it asks for by price and marks. */
  readonly limits: readonly SearchClaim[]
  /** Words that no item has. They were ignored. */
  readonly unknown: readonly string[]
  /** How many items have all of the search. */
  readonly exact: number
  readonly total: number
  /** Whether no item near the search is within its limits, so that they were dropped. */
  readonly isBeyondLimits: boolean
  /** The claims that the first item of the list meets; null when the list is sorted otherwise. */
  readonly first: readonly SearchClaim[] | null
  /** Whether filters narrow the list, too. */
  readonly isFiltered: boolean
  readonly of: 'products' | 'collections'
}

const closest = 'These come closest.'

/** A line for a list in which not every item has all of a search; null when all have it, or nothing was found. */
export function searchNote(outcome: SearchOutcome): string | null {
  const { exact, total, unknown } = outcome
  if (total === 0) return null
  const missing = unknown.length === 0 ? '' : `${start(outcome)} matches ${listed(unknown.map(quoted), 'or')}. `
  if (exact === 0) return missing === '' ? `${lack(outcome)} ${order(outcome)}` : `${missing}${closest}`
  if (exact < total)
    return `${missing}${exact === 1 ? '1 has' : `${exact} have`} all of ${missing ? 'the rest' : 'this'}. The others come close.`
  return missing === '' ? null : `${missing}These match the rest.`
}

/** Says what no item has. */
function lack({ claims, limits, isBeyondLimits, isFiltered, of }: SearchOutcome): string {
  const nouns = claims.filter(({ role }) => role === 'noun')
  const subject = { isFiltered, of }
  if (of === 'collections' && nouns.length > 0) return `${start(subject)} has all of this.`
  const isOneNoun = nouns.length === 1
  // The limits alone exclude every item of that kind.
  const rest = isOneNoun && isBeyondLimits ? limits : [...claims.filter((claim) => claim.role !== 'noun'), ...limits]
  const predicates = [...(isOneNoun ? [] : nouns.map(({ is }) => withArticle(is))), ...rest.map(({ is }) => is)]
  const noun = isOneNoun ? nouns[0]?.is : undefined
  if (predicates.length === 0) return `${inFilters(isFiltered, `there is no ${noun}`)}.`
  const all = predicates.length === 2 ? `both ${predicates.join(' and ')}` : listed(predicates, 'and')
  return `${start(subject, noun)} is ${all}.`
}

/** Says what comes first. */
function order({ claims, limits, first, isBeyondLimits }: SearchOutcome): string {
  const asked = claims.filter(({ role }) => role !== 'noun')
  const had = asked.filter((claim) => first?.includes(claim))
  if (first === null || had.length === 0 || (had.length === asked.length && !isBeyondLimits)) {
    return first !== null && asked.length === 0 && isBeyondLimits && limits.some(({ role }) => role === 'price')
      ? 'The nearest prices come first.'
      : closest
  }
  const adjectives = had.filter(({ role }) => role === 'adjective').map(({ is }) => is)
  const others = had.filter(({ role }) => role === 'other').map(({ is, after }) => after ?? is)
  const head = adjectives.length === 0 ? 'those' : `${adjectives.join(' ')} ones`
  return `${capital([head, listed(others, 'and')].filter((part) => part !== '').join(' '))} come first.`
}

function start({ isFiltered, of }: Pick<SearchOutcome, 'isFiltered' | 'of'>, noun?: string): string {
  return inFilters(isFiltered, of === 'collections' ? 'no collection' : noun === undefined ? 'nothing' : `no ${noun}`)
}

const inFilters = (isFiltered: boolean, text: string): string => (isFiltered ? `With these filters, ${text}` : capital(text))
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const quoted = (text: string): string => `“${text}”`
const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** 'a', 'a and b', 'a, b and c'. */
function listed(parts: readonly string[], word: 'and' | 'or'): string {
  const last = parts.at(-1) ?? ''
  const before = parts.slice(0, -1)
  return before.length === 0 ? last : `${before.join(', ')} ${word} ${last}`
}
