/** Amounts are naira with at most two decimals (kobo). Sums are made in whole kobo, so no binary tail ever shows. */

/** Whole kobo of an amount in naira: `12.34` → `1234`. An amount that is no number counts as nothing. */
export function toKobo(naira: number): number {
  return Number.isFinite(naira) ? Math.round(naira * 100) : 0
}

/** Naira of whole kobo: `1234` → `12.34`. */
export function fromKobo(kobo: number): number {
  return kobo / 100
}

/** Whether an amount in naira can be stored exactly, that is, has at most two decimals. */
export function isExactMoney(naira: number): boolean {
  return Number.isFinite(naira) && Number(naira.toFixed(2)) === naira
}

/**
 * An amount in naira as shoppers read it: `1250000` → `'₦1,250,000.00'`.
 * Written by hand and not with `Intl`, whose answer differs between builds of its data: a page rendered by the
 * server has to be the same text in every browser.
 */
export function formatNaira(naira: number): string {
  const kobo = toKobo(naira)
  const digits = Math.abs(kobo).toString().padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${kobo < 0 ? '-' : ''}₦${whole}.${digits.slice(-2)}`
}
