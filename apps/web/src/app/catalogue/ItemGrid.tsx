import { CollectionGrid } from '@shop/ui/patterns/collection-grid'
import { ProductGrid } from '@shop/ui/patterns/product-grid'
import type { ItemCard } from './cards.ts'
import type { CatalogueTab } from './catalogue-view.ts'
import { useServices } from '../services/services-context.ts'
import { itemCards } from './item-cards.tsx'

interface ItemGridProps {
  items: readonly ItemCard[]
  of: CatalogueTab
  /** The level of the headings in the cards: one below the heading above the grid. */
  headingLevel?: 2 | 3
  /** True while the cards are about to be replaced. */
  isBusy?: boolean
  /** True where the grid is the first content of the page. */
  isFirstView?: boolean
}

/** The cards of a catalogue list: products in one, two or four columns, collections wide. */
export function ItemGrid({ items, of, headingLevel = 3, isBusy = false, isFirstView = false }: ItemGridProps) {
  const { memory } = useServices()
  const cards = itemCards(items, { memory, headingLevel, isFirstView })
  return of === 'products' ? <ProductGrid isBusy={isBusy}>{cards}</ProductGrid> : <CollectionGrid>{cards}</CollectionGrid>
}
