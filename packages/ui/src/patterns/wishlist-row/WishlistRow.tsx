import { detailSentences } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { Button } from '../../components/button/index.ts'
import { LineRow, type LineRowProps } from '../line-row/index.ts'
import styles from './WishlistRow.module.css'

/** Properties of {@link WishlistRow}. */
interface WishlistRowProps extends LineRowProps {
  itemType: ItemType
  /** Called by Add to Cart, which puts one item there. */
  onAddToCart: () => void
}

/** An entry of the wishlist: the item, what kind it is, its price, and the way into the cart. */
export function WishlistRow({ itemType, onAddToCart, ...row }: WishlistRowProps) {
  return (
    <LineRow
      {...row}
      caption={itemType}
      actions={
        <Button
          className={styles.add}
          variant="secondary"
          aria-label={`${detailSentences.addToCart}: ${row.name}`}
          disabled={row.error !== undefined}
          onClick={onAddToCart}
        >
          {detailSentences.addToCart}
        </Button>
      }
    />
  )
}
