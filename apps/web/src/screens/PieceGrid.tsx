import { CollectionGrid } from '@shop/ui/patterns/collection-grid'
import { ProductGrid } from '@shop/ui/patterns/product-grid'
import type { PieceCard } from '../app/cards.ts'
import type { CatalogueTab } from '../app/catalogue-view.ts'
import { useServices } from '../app/services-context.ts'
import { pieceCards } from './piece-cards.tsx'

interface PieceGridProps {
  pieces: readonly PieceCard[]
  of: CatalogueTab
  /** Level of the names' headings: one below the heading above the grid. */
  headingLevel?: 2 | 3
  /** True while the cards are about to be replaced. */
  isBusy?: boolean
  /** True where the grid opens the page. */
  isFirstView?: boolean
}

/** The cards of a list: products in one, two or four columns, collections wide. */
export function PieceGrid({ pieces, of, headingLevel = 3, isBusy = false, isFirstView = false }: PieceGridProps) {
  const { memory } = useServices()
  const cards = pieceCards(pieces, { memory, headingLevel, isFirstView })
  return of === 'products' ? <ProductGrid isBusy={isBusy}>{cards}</ProductGrid> : <CollectionGrid>{cards}</CollectionGrid>
}
