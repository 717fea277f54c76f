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

const number = String.raw`\d[\d,]{0,14}(?:\.\d{1,3})?`
const money = String.raw`(?:₦|ngn|n)? ?(${number}) ?(k|thousand|million|mil|m|naira)?(?![\p{L}\d])`
const atMost = String.raw`(?:under|below|less than|not more than|no more than|up to|upto|at most|within|maximum(?: of)?|max|budget(?: of)?|<)`
const atLeast = String.raw`(?:above|over|more than|from|at least|starting at|minimum(?: of)?|min|>)`

const rangeExpression = new RegExp(String.raw`(?:between |from )?${money} ?(?:to|and|-|–) ?${money}`, 'u')
const maximumExpression = new RegExp(String.raw`${atMost} ?${money}`, 'u')
const minimumExpression = new RegExp(String.raw`${atLeast} ?${money}`, 'u')
const priceExpression = new RegExp(String.raw`(?<![\p{L}\d])(?:(?:around|about) )?${money}`, 'gu')
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

/** The smallest number that can be a price, and the smallest that is one without a word or a sign. */
const leastPrice = 1000
const leastBarePrice = 20_000

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
  const price = readPrice()
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
  return { price, sizes, seats, rest, parts }

  function readSeats(matches: Iterable<RegExpExecArray | null>): void {
    for (const match of matches) {
      if (match === null) continue
      const [, word = ''] = match
      const number = /^\d/.test(word) ? Number(word) : numberWords.indexOf(word)
      seats.push(number)
      parts.push({ kind: 'seats', label: number === 1 ? '1 seat' : `${number} seats`, spans: [taken(match)] })
    }
  }

  function readPrice(): PriceLimits | null {
    const range = rangeExpression.exec(rest)
    if (range !== null) {
      const minimum = inNaira(range[1], range[2] ?? range[4])
      const maximum = inNaira(range[3], range[4])
      if (minimum >= leastPrice && maximum > minimum) return found({ minimum, maximum, near: null }, [range])
    }
    const above = minimumExpression.exec(rest)
    const below = maximumExpression.exec(rest)
    const minimum = above === null ? 0 : inNaira(above[1], above[2])
    const maximum = below === null ? 0 : inNaira(below[1], below[2])
    if (minimum >= leastPrice || maximum >= leastPrice) {
      const limits = {
        minimum: minimum >= leastPrice ? minimum : null,
        maximum: maximum >= leastPrice ? maximum : null,
        near: null,
      }
      return found(
        limits,
        [above, below].filter((match) => match !== null),
      )
    }
    for (const match of rest.matchAll(priceExpression)) {
      const [whole, digits, unit] = match
      const near = inNaira(digits, unit)
      const isMarked = (unit !== undefined && unit !== 'm') || whole.includes('₦')
      if (near >= (isMarked ? leastPrice : leastBarePrice) && (isMarked || unit === undefined))
        return found({ minimum: near / 2, maximum: near * 2, near }, [match])
    }
    return null
  }

  function found(limits: PriceLimits, matches: readonly RegExpExecArray[]): PriceLimits {
    parts.push({ kind: 'price', label: priceLabel(limits), spans: matches.map(taken) })
    return limits
  }

  /** Replaces what was read by as many spaces. */
  function taken({ 0: whole, index }: RegExpExecArray): Span {
    rest = rest.slice(0, index) + ' '.repeat(whole.length) + rest.slice(index + whole.length)
    return [index, index + whole.length]
  }
}

function inNaira(digits: string | undefined, unit: string | undefined): number {
  const factor = unit === undefined || unit === 'naira' ? 1 : unit.startsWith('m') ? 1_000_000 : 1000
  return Number((digits ?? '').replaceAll(',', '')) * factor
}

function inCentimetres(digits = '', unit: string): number {
  if (unit === 'mm') return Number(digits) / 10
  return Math.round(Number(digits) * (centimetres[unit.charAt(0)] ?? 1))
}
