import { detailSentences } from '@shop/domain'
import { ItemCard, type CardProps } from '../item-card/index.ts'
import type { CardCollection } from '../shapes/index.ts'

interface CollectionCardProps extends CardProps {
  /** The collection. */
  collection: CardCollection
}

/** A card that links to a collection, a bundle of products with one price. */
export function CollectionCard({ collection, ...rest }: CollectionCardProps) {
  return <ItemCard {...rest} item={collection} picture={collection.coverImage} emptyLabel={detailSentences.noCover} />
}
