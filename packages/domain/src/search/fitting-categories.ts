import { shopCategories } from '../categories.ts'
import type { ShopCategory } from '../categories.ts'
import type { Segment } from './phrases.ts'
import { kindsOfCategory, roomOfCategory } from './vocabulary.ts'

/** The categories of the furniture and the rooms that a search names. */
export function fittingCategories(segments: readonly Segment[]): ShopCategory[] {
  const named = new Set(segments.flatMap(({ concepts }) => concepts.map(({ id }) => id)))
  return shopCategories.filter((category) => {
    if (category === 'Corner Sofas') return named.has('corner')
    return kindsOfCategory[category].some((kind) => named.has(kind)) || named.has(roomOfCategory[category] ?? '')
  })
}
