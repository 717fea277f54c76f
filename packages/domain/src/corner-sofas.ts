import type { Category, ShopCategory } from './categories.ts'

/**
 * What the name or the items text of a corner item holds: corner, sectional or L-shape. The expression means the same
 * in JavaScript and in PostgreSQL, both without regard to case, so that the database can narrow by it too.
 */
export const cornerPattern = '(^|[^a-z])(corners?|sectionals?|l[ -]?shaped?)([^a-z]|$)'

const cornerExpression = new RegExp(cornerPattern, 'i')

/** What a product has to show to be found by a shop category. */
export interface Categorised {
  readonly category: Category
  readonly name: string
  readonly items: string
}

/**
 * Whether a product belongs to 'Corner Sofas': a Living Room item whose name or items text says so. The description
 * does not count, since 'fits any corner' is no corner sofa.
 */
export function isCornerItem(product: Categorised): boolean {
  return product.category === 'Living Room' && (cornerExpression.test(product.name) || cornerExpression.test(product.items))
}

/** Whether a product is shown under a shop category. */
export function isInShopCategory(product: Categorised, category: ShopCategory): boolean {
  return category === 'Corner Sofas' ? isCornerItem(product) : product.category === category
}
