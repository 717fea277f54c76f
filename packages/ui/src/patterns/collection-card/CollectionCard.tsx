import { detailSentences } from '@shop/domain'
import { ItemCard, type CardProps } from '../item-card/index.ts'
import type { CardCollection } from '../shapes/index.ts'

/** Properties of {@link CollectionCard}. */
interface CollectionCardProps extends CardProps {
  collection: CardCollection
  /** `portrait` lines up with products in a grid, `wide` gives a room the width it was pictured in. */
  shape?: 'portrait' | 'wide'
}

/** A collection, a bundle of products with one price, as a card that leads to it. */
export function CollectionCard({ collection, shape = 'portrait', ...rest }: CollectionCardProps) {
  return (
    <ItemCard {...rest} item={collection} picture={collection.coverImage} emptyLabel={detailSentences.noCover} shape={shape} />
  )
}
