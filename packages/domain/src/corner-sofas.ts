import type { Category, ShopCategory } from './categories.ts'

/** Matches 'corner', 'sectional' and 'L-shape' as whole words in the name or the items text of a product. */
const cornerPattern = /(^|[^a-z])(corners?|sectionals?|l[ -]?shaped?)([^a-z]|$)/i

/** The fields that decide whether a product is in a category of the navigation. */
export interface Categorised {
  readonly category: Category
  readonly name: string
  readonly items: string
}

/**
 * Whether a product belongs to 'Corner Sofas': a Living Room item whose name or items text says so. The description does not
 * count, since 'fits any corner' is not a corner sofa.
 */
export function isCornerItem(product: Categorised): boolean {
  return product.category === 'Living Room' && (cornerPattern.test(product.name) || cornerPattern.test(product.items))
}

/** Whether a product is in a category of the navigation. */
export function isInShopCategory(product: Categorised, category: ShopCategory): boolean {
  return category === 'Corner Sofas' ? isCornerItem(product) : product.category === category
}
