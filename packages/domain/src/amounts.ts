/**
 * The number that a text of a form stands for. Spaces, the commas of thousands and a naira sign are forgiven; anything
 * else that is no plain decimal, also no text at all, is NaN.
 */
export function amountOf(text: string): number {
  const digits = text.replace(/[\s,₦]/g, '')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN
}

/** A number as the form shows it to be changed; null is no text. */
export function amountText(amount: number | null): string {
  return amount === null ? '' : String(amount)
}
