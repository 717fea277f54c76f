import { detailSentences } from '@shop/domain'
import { ItemCard, type CardProps } from '../item-card/index.ts'
import type { CardProduct } from '../shapes/index.ts'

interface ProductCardProps extends CardProps {
  /** The product. */
  product: CardProduct
}

/**
 * A product in a grid or on a shelf: a square with the whole picture (and a second one on hover), the name, style and set composition, and the
 * price. The whole card is a single link; the heart is a separate button.
 */
export function ProductCard({ product, ...rest }: ProductCardProps) {
  const [picture = null, hoverPicture] = product.images
  return <ItemCard {...rest} item={product} picture={picture} hoverPicture={hoverPicture} emptyLabel={detailSentences.noImage} />
}
