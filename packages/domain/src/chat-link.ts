/**
 * The link that opens a conversation with a number and a text already typed in. `number` has the country code; only
 * its digits count. Every character of the text arrives; half of a surrogate pair, which no link can carry, becomes
 * U+FFFD.
 */
export function chatLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text.toWellFormed())}`
}
