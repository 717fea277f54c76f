/**
 * Parses a number from a form field. Spaces, thousands separators and a naira sign are allowed; anything else that is not a
 * plain decimal, including an empty text, is NaN.
 */
export function amountOf(text: string): number {
  const digits = text.replace(/[\s,₦]/g, '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN
}

/** Parses a price from a form field like `amountOf`, and also reads `450k` as thousands and `1.2m` as millions. */
export function priceOf(text: string): number {
  const [, digits = '', unit = ''] = /^(.*?)([km]?)\s*$/is.exec(text)!
  const amount = amountOf(digits)
  return unit === '' || Number.isNaN(amount) ? amount : Number(`${amount}e${unit.toLowerCase() === 'k' ? 3 : 6}`)
}

/** Formats a number for editing in a form; null becomes an empty text. */
export function amountText(amount: number | null): string {
  return amount === null ? '' : String(amount)
}
