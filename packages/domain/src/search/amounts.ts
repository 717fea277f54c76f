import { readPrice } from './prices.ts'
import { numberWords } from './vocabulary.ts'
import { priceLabel } from './understood-parts.ts'
import type { FoundPart, PriceLimits, Span } from './understood-parts.ts'

/** The amounts in a search text, and the text without them. */
export interface Amounts {
  readonly price: PriceLimits | null
  /** Lengths in centimetres. */
  readonly sizes: readonly number[]
  /** How many people sit on it or around it. */
  readonly seats: readonly number[]
  /** The text with spaces in place of the amounts, so that the other words keep their places. */
  readonly rest: string
  readonly parts: readonly FoundPart[]
}

const areaExpression = new RegExp(
  String.raw`(\d{1,4}(?:\.\d)?) ?(?:x|×|by) ?(\d{1,4}(?:\.\d)?) ?(cm|m|ft|feet)?(?![\p{L}\d])`,
  'gu',
)
const lengthExpression =
  /(?<![\p{L}\d])(\d{1,4}(?:\.\d{1,2})?) ?(cm|centimetres?|centimeters?|mm|m|metres?|meters?|ft|feet|foot|inch|inches)(?![\p{L}\d])/gu
const count = String.raw`(\d{1,2}|${numberWords.slice(1).join('|')})`
const seatsExpression = new RegExp(
  String.raw`(?<![\p{L}\d])${count}(?:[ -]?(?:seater|seat|sitter|siter|man)s?|[ -](?:people|person|persons|guests))(?![\p{L}\d])`,
  'gu',
)
const forSeatsExpression = new RegExp(String.raw`(?<![\p{L}\d])for ${count}(?: people| persons| guests)?$`, 'u')

const centimetres: Readonly<Record<string, number>> = { c: 1, m: 100, f: 30.48, i: 2.54 }

/**
 * Reads prices, sizes and seats.
 *
 * @param text - normalised
 */
export function readAmounts(text: string): Amounts {
  let rest = text
  const sizes: number[] = []
  const seats: number[] = []
  const parts: FoundPart[] = []
  const found = readPrice(text)
  if (found !== null) parts.push({ kind: 'price', label: priceLabel(found.limits), spans: found.matches.map(taken) })
  for (const match of rest.matchAll(areaExpression)) {
    const [, one, other, unit = 'cm'] = match
    const area = [inCentimetres(one, unit), inCentimetres(other, unit)]
    sizes.push(...area)
    parts.push({ kind: 'size', label: `${area.join(' × ')} cm`, spans: [taken(match)] })
  }
  for (const match of rest.matchAll(lengthExpression)) {
    const length = inCentimetres(match[1], match[2] ?? 'cm')
    sizes.push(length)
    parts.push({ kind: 'size', label: `${length} cm`, spans: [taken(match)] })
  }
  readSeats(rest.matchAll(seatsExpression))
  readSeats([forSeatsExpression.exec(rest.trimEnd())])
  return { price: found?.limits ?? null, sizes, seats, rest, parts }

  function readSeats(matches: Iterable<RegExpExecArray | null>): void {
    for (const match of matches) {
      if (match === null) continue
      const [, word = ''] = match
      const number = /^\d/.test(word) ? Number(word) : numberWords.indexOf(word)
      seats.push(number)
      parts.push({ kind: 'seats', label: number === 1 ? '1 seat' : `${number} seats`, spans: [taken(match)] })
    }
  }

  /** Replaces what was read by as many spaces. */
  function taken({ 0: whole, index }: RegExpExecArray): Span {
    rest = rest.slice(0, index) + ' '.repeat(whole.length) + rest.slice(index + whole.length)
    return [index, index + whole.length]
  }
}

function inCentimetres(digits = '', unit: string): number {
  if (unit === 'mm') return Number(digits) / 10
  return Math.round(Number(digits) * (centimetres[unit.charAt(0)] ?? 1))
}
