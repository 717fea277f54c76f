import { numberWords } from './vocabulary.ts'
import type { PriceLimits } from './understood-parts.ts'

/** The limits of a price, and the places of the text that say them. */
interface FoundPrice {
  readonly limits: PriceLimits
  readonly matches: readonly RegExpExecArray[]
}

const start = String.raw`(?<![\p{L}\d])`
const end = String.raw`(?![\p{L}\d])`
const digits = String.raw`\d[\d,]{0,14}(?:\.\d{1,3})?`
/** Numbers in words are amounts only in front of their unit: 'one million', 'half a million'. */
const words = String.raw`(?:half(?: a)?|(?:a|${numberWords.slice(1).join('|')})(?: hundred)?)(?= (?:thousand|million|mil)${end})`
const money = String.raw`(?:₦|#|=n=|ngn|n)? ?(${digits}|${words}) ?(k|thousand|million|mil|m|naira)?${end}`

const isNot = '(?:not|no)'
const less = '(?:under|below|(?:less|lower|cheaper) than)'
const more = '(?:above|over|more than)'
const atMost = String.raw`(?:${start}(?:${isNot} (?:${more}|exceeding)|(?<!${isNot} )${less}|up to|upto|at most|within|maximum(?: of)?|max|budget(?: of)?)|<)`
const atLeast = String.raw`(?:${start}(?:${isNot} ${less}|(?<!${isNot} )${more}|from|at least|starting at|minimum(?: of)?|min)|>)`
const orLess = String.raw`(?: (?:(?:and|or) )?(?:below|less|lower|downwards?|maximum|max)${end})`
const orMore = String.raw`(?:\+| (?:(?:and|or) )?(?:above|more|higher|upwards?|plus)${end})`

const range = new RegExp(String.raw`(?:between |from )?${money} ?(?:to|and|-|–) ?${money}`, 'u')
const minimumBefore = new RegExp(String.raw`${atLeast} ?${money}${orMore}?`, 'u')
const maximumBefore = new RegExp(String.raw`${atMost} ?${money}${orLess}?`, 'u')
const minimumAfter = new RegExp(String.raw`${start}${money}${orMore}`, 'u')
const maximumAfter = new RegExp(String.raw`${start}${money}${orLess}`, 'u')
const near = new RegExp(String.raw`${start}(?:(?:around|about) )?${money}`, 'gu')

/** The smallest number that can be a price, and the smallest that is one without a word or a sign. */
const leastPrice = 1000
const leastBarePrice = 20_000

/**
 * Reads the price in a search: '1m to 2m', 'under 500k', '500k and above', '₦800,000'.
 *
 * @param text - normalised
 */
export function readPrice(text: string): FoundPrice | null {
  return (
    readRange(text) ??
    readLimits(minimumBefore.exec(text), maximumBefore.exec(text)) ??
    readLimits(minimumAfter.exec(text), maximumAfter.exec(text)) ??
    readNear(text)
  )
}

function readRange(text: string): FoundPrice | null {
  const match = range.exec(text)
  if (match === null) return null
  const minimum = inNaira(match[1], match[2] ?? match[4])
  const maximum = inNaira(match[3], match[4])
  return minimum >= leastPrice && maximum > minimum ? { limits: { minimum, maximum, near: null }, matches: [match] } : null
}

function readLimits(above: RegExpExecArray | null, below: RegExpExecArray | null): FoundPrice | null {
  const minimum = limitOf(above)
  const maximum = limitOf(below)
  if (minimum === null && maximum === null) return null
  // 'at least 3' is no price: other rules read it.
  const matches = [minimum === null ? null : above, maximum === null ? null : below].filter((match) => match !== null)
  return { limits: { minimum, maximum, near: null }, matches }
}

/** The price of a limit; null without one that can be a price. */
function limitOf(match: RegExpExecArray | null): number | null {
  const price = match === null ? 0 : inNaira(match[1], match[2])
  return price >= leastPrice ? price : null
}

function readNear(text: string): FoundPrice | null {
  for (const match of text.matchAll(near)) {
    const [whole, number, unit] = match
    const price = inNaira(number, unit)
    const isMarked = (unit !== undefined && unit !== 'm') || /^(?:around|about|₦|#|=|n)/.test(whole)
    if (price >= (isMarked ? leastPrice : leastBarePrice) && (isMarked || unit === undefined))
      return { limits: { minimum: price / 2, maximum: price * 2, near: price }, matches: [match] }
  }
  return null
}

function inNaira(number = '', unit: string | undefined): number {
  const factor = unit === undefined || unit === 'naira' ? 1 : unit.startsWith('m') ? 1_000_000 : 1000
  return inDigits(number) * factor
}

function inDigits(number: string): number {
  if (/^(?:\d|$)/.test(number)) return Number(number.replaceAll(',', ''))
  const [first = '', second] = number.split(' ')
  if (first === 'half') return 0.5
  return (first === 'a' ? 1 : numberWords.indexOf(first)) * (second === 'hundred' ? 100 : 1)
}
