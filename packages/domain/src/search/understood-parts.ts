import type { Concept, ConceptType } from './vocabulary.ts'

/** What a part of a search says. A `word` is in no vocabulary; items are searched for it as it is. */
export type UnderstoodKind = Exclude<ConceptType, 'filler'> | 'price' | 'size' | 'seats' | 'word'

/** A place in a text: its first character, and the one after its last. */
export type Span = readonly [start: number, end: number]

/** A part of a search as it was found in the text. */
export interface FoundPart {
  readonly kind: UnderstoodKind
  readonly label: string
  readonly spans: readonly Span[]
}

/** A part of a search, for a chip that removes it. */
export interface UnderstoodPart {
  readonly kind: UnderstoodKind
  /** What it means: 'Grey', 'Under ₦2,000,000'. */
  readonly label: string
  /** The search without this part; empty when nothing is left of it. */
  readonly without: string
}

const labels: Readonly<Record<string, string>> = {
  corner: 'Corner sofa',
  dining: 'Dining set',
  centertable: 'Center table',
  sidetable: 'Side table',
  tv: 'TV unit',
  livingroom: 'Living room',
  wood: 'Wooden',
  uk: 'Made in the UK',
  usa: 'Made in the USA',
  royal: 'Antique/Royal',
  shaggy: 'Fluffy',
  medallion: 'Persian',
  hung: 'Wall-mounted',
  isPromo: 'On promotion',
  isBestSeller: 'Best seller',
  isForeign: 'Made abroad',
  cheap: 'Lowest price first',
  small: 'Smallest first',
  large: 'Largest first',
}

/** The name of a concept on chips: 'Sofa', 'Made in Italy'. */
export function conceptLabel({ id, type }: Concept): string {
  return labels[id] ?? `${type === 'origin' ? 'Made in ' : ''}${capitalised(id)}`
}

/** A text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The text without some places, with single spaces. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let rest = text
  for (const [start, end] of spans.toSorted(([one], [other]) => other - one)) rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return rest.replace(/\s+/g, ' ').trim()
}
