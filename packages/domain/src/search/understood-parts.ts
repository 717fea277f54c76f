import { formatWholeNaira } from '../money.ts'
import type { Concept } from './vocabulary.ts'

/** What parts of a search say. A `word` is in no vocabulary; items are searched for it as it is. */
export const understoodKinds = [
  'kind',
  'room',
  'colour',
  'material',
  'origin',
  'style',
  'feature',
  'mark',
  'order',
  'price',
  'size',
  'seats',
  'word',
] as const

/** What a part of a search says. */
type UnderstoodKind = (typeof understoodKinds)[number]

/** Limits of a price in naira. `near` is a price that was named without a limit, which allows half and double of it. */
export interface PriceLimits {
  readonly minimum: number | null
  readonly maximum: number | null
  readonly near: number | null
}

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
  isLocal: 'Made in Nigeria',
  cheap: 'Lowest price first',
  latest: 'Newest first',
  small: 'Smallest first',
  large: 'Largest first',
}

/** The name of a concept on chips: 'Sofa', 'Made in Italy'. */
export function conceptLabel({ id, type }: Concept): string {
  return labels[id] ?? `${type === 'origin' ? 'Made in ' : ''}${capitalised(id)}`
}

/** The limits of a price on a chip: 'Under ₦2,000,000'. */
export function priceLabel({ minimum, maximum, near }: PriceLimits): string {
  if (near !== null) return `Around ${formatWholeNaira(near)}`
  if (minimum === null) return `Under ${formatWholeNaira(maximum ?? 0)}`
  if (maximum === null) return `Above ${formatWholeNaira(minimum)}`
  return `${formatWholeNaira(minimum)} to ${formatWholeNaira(maximum)}`
}

/** A text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The text without some places, with single spaces. */
export function withoutSpans(text: string, spans: readonly Span[]): string {
  let rest = text
  for (const [start, end] of [...spans].sort(([one], [other]) => other - one)) rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return rest.replace(/\s+/g, ' ').trim()
}
