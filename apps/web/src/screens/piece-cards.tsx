import { CollectionCard } from '@shop/ui/patterns/collection-card'
import { pictureSizes } from '@shop/ui/patterns/picture-sizes'
import { ProductCard } from '@shop/ui/patterns/product-card'
import type { ReactNode } from 'react'
import type { PieceCard } from '../app/cards.ts'
import { useWish } from '../app/shop/useWish.ts'
import type { VisitMemory } from '../app/visit-memory.ts'
import { paths } from '../paths.ts'

interface CardOptions {
  /** Told what a card shows when it is opened, so that its page opens with that. */
  memory: VisitMemory | null
  /** Level of the names' headings: one below the heading above the cards. */
  headingLevel?: 2 | 3
  /** `sizes` of the pictures where the cards do not stand in the grid of one, two or four columns. */
  sizes?: string
  /** True where these cards open the page: the first picture is then its largest and comes first. */
  isFirstView?: boolean
}

/** A card for each piece, leading to its page. A list of elements, as grids and shelves want them. */
export function pieceCards(
  pieces: readonly PieceCard[],
  { memory, headingLevel = 3, sizes = pictureSizes.card, isFirstView = false }: CardOptions,
): ReactNode[] {
  return pieces.map((piece, position) => (
    <Card
      key={piece._id}
      piece={piece}
      headingLevel={headingLevel}
      sizes={sizes}
      priority={isFirstView && position === 0}
      onOpen={() => memory?.keepPiece(piece)}
    />
  ))
}

interface CardProps extends Required<Pick<CardOptions, 'headingLevel' | 'sizes'>> {
  piece: PieceCard
  priority: boolean
  onOpen: () => void
}

/** A card with its heart. */
function Card({ piece, ...rest }: CardProps) {
  const isProduct = 'images' in piece
  const common = { ...rest, ...useWish({ item: piece._id, itemType: isProduct ? 'Product' : 'Collection' }) }
  return isProduct ? (
    <ProductCard {...common} product={piece} href={paths.product.href(piece._id)} />
  ) : (
    <CollectionCard
      {...common}
      collection={piece}
      href={paths.collection.href(piece._id)}
      sizes={pictureSizes.wideCard}
      shape="wide"
    />
  )
}
