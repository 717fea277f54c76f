import { detailSentences } from '@shop/domain'
import { ItemCard, type CardProps } from '../item-card/index.ts'
import type { CardProduct } from '../shapes/index.ts'

/** Properties of {@link ProductCard}. */
interface ProductCardProps extends CardProps {
  product: CardProduct
}

/**
 * A product in a grid or a shelf: picture 4:5 (a second one under a mouse), name in the serif,
 * style and items in a line, price. The whole card is one link; the heart is a button of its own.
 */
export function ProductCard({ product, ...rest }: ProductCardProps) {
  const [picture = null, hoverPicture] = product.images
  return (
    <ItemCard
      {...rest}
      item={product}
      picture={picture}
      hoverPicture={hoverPicture}
      emptyLabel={detailSentences.noImage}
      shape="portrait"
    />
  )
}
