import { CollectionCard } from '@shop/ui/patterns/collection-card'
import { pictureSizes } from '@shop/ui/patterns/picture-sizes'
import { ProductCard } from '@shop/ui/patterns/product-card'
import type { ReactNode } from 'react'
import type { ItemCard } from './cards.ts'
import { useWishlistToggle } from '../saved-lists/useWishlistToggle.ts'
import type { VisitMemory } from '../routing/visit-memory.ts'
import { paths } from '../../paths.ts'

interface CardOptions {
  /** Stores what a card shows when the user opens it, so that the item's page can start with it. */
  memory: VisitMemory | null
  /** The level of the headings in the cards: one below the heading above them. */
  headingLevel?: 2 | 3
  /** The `sizes` of the pictures outside of the grid of one, two or four columns. */
  sizes?: string
  /** True where these cards are the first content of the page: the first picture is then its largest and loads first. */
  isFirstView?: boolean
}

/** A card for each item with a link to its page, as a list of elements for grids and shelves. */
export function itemCards(
  items: readonly ItemCard[],
  { memory, headingLevel = 3, sizes, isFirstView = false }: CardOptions,
): ReactNode[] {
  return items.map((item, position) => (
    <Card
      key={item._id}
      item={item}
      headingLevel={headingLevel}
      sizes={sizes ?? ('images' in item ? pictureSizes.card : pictureSizes.wideCard)}
      priority={isFirstView && position === 0}
      onOpen={() => memory?.storeCard(item)}
    />
  ))
}

interface CardProps extends Required<Pick<CardOptions, 'headingLevel' | 'sizes'>> {
  item: ItemCard
  priority: boolean
  onOpen: () => void
}

/** A card with its heart. */
function Card({ item, ...rest }: CardProps) {
  const isProduct = 'images' in item
  const common = { ...rest, ...useWishlistToggle({ item: item._id, itemType: isProduct ? 'Product' : 'Collection' }) }
  return isProduct ? (
    <ProductCard {...common} product={item} href={paths.product.href(item._id)} />
  ) : (
    <CollectionCard {...common} collection={item} href={paths.collection.href(item._id)} />
  )
}
