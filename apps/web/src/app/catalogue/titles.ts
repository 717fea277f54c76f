import { shopCategoryLabels } from '@shop/domain'
import type { ShopCategory, Style } from '@shop/domain'
import type { CatalogueTab } from './catalogue-view.ts'

/** The title of a shop page, made from its style, tab and category: 'Glam Bedroom', 'Collections', 'Shop'. */
export function catalogueTitle(style: Style | null, tab: CatalogueTab, category: ShopCategory | null): string {
  const kind = tab === 'collections' ? 'Collections' : category ? shopCategoryLabels[category] : null
  if (style === null) return kind ?? 'Shop'
  return `${style} ${kind ?? 'Furniture'}`
}
