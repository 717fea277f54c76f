/**
 * Amounts are naira with at most two decimals (kobo). Sums are calculated in whole kobo, which avoids floating-point errors.
 */

/** Converts naira to whole kobo: `12.34` → `1234`. Anything that is not a number counts as 0. */
export function toKobo(naira: number): number {
  return Number.isFinite(naira) ? Math.round(naira * 100) : 0
}

/** Converts whole kobo to naira: `1234` → `12.34`. */
export function fromKobo(kobo: number): number {
  return kobo / 100
}

/** Whether an amount in naira can be stored exactly: it has at most two decimals. */
export function isExactMoney(naira: number): boolean {
  return Number.isFinite(naira) && Number(naira.toFixed(2)) === naira
}

/**
 * Formats an amount in naira: `1250000` → `'₦1,250,000.00'`. It does not use `Intl`, whose results differ between versions of
 * its data: server and browser must render the same text.
 */
export function formatNaira(naira: number): string {
  const kobo = toKobo(naira)
  const digits = Math.abs(kobo).toString().padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${kobo < 0 ? '-' : ''}₦${whole}.${digits.slice(-2)}`
}

/** Formats an amount without kobo: `2000000` → `'₦2,000,000'`. */
export function formatWholeNaira(naira: number): string {
  return formatNaira(Math.round(naira)).slice(0, -3)
}
