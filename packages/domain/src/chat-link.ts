import { toWellFormed } from './texts.ts'

/**
 * The link that opens a chat with a number and a prefilled text. `number` includes the country code; only its digits count.
 * Every character of the text is preserved, except half of a surrogate pair, which no link can contain and which becomes
 * U+FFFD.
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(toWellFormed(text))}`
}
