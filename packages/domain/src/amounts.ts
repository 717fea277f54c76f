/**
 * Parses a number from a form field. Spaces, thousands separators and a naira sign are allowed; anything else that is not a
 * plain decimal, including an empty text, is NaN.
 */
export function amountOf(text: string): number {
  const digits = text.replace(/[\s,₦]/g, '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN
}

/** Formats a number for editing in a form; null becomes an empty text. */
export function amountText(amount: number | null): string {
  return amount === null ? '' : String(amount)
}
