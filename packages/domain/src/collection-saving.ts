import { formatNaira, fromKobo, toKobo } from './money.ts'
import { payablePrice } from './promotion.ts'
import type { Priced } from './promotion.ts'

/** Returns how many naira less a collection costs than its products bought singly; 0 when it does not cost less. */
export function collectionSaving(collection: Priced, products: readonly Priced[]): number {
  const kobo = (item: Priced) => toKobo(payablePrice(item))
  const singly = products.reduce((sum, product) => sum + kobo(product), 0)
  return fromKobo(Math.max(0, singly - kobo(collection)))
}

/** The saving of the named collection as a sentence: 'Buy the Gala Collection together and save ₦935,000.' Null when there is none. */
export function savingText(name: string, saving: number): string | null {
  return saving > 0
    ? `Buy the ${name.replace(/^the /i, '')} together and save ${formatNaira(saving).replace(/\.00$/, '')}.`
    : null
}
