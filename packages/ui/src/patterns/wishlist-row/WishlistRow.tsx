import { detailSentences } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { Button } from '../../components/button/index.ts'
import { LineRow, type LineRowProps } from '../line-row/index.ts'
import styles from './WishlistRow.module.css'

interface WishlistRowProps extends LineRowProps {
  /** Whether it is a product or a collection, shown below the name. */
  itemType: ItemType
  /** Called by Add to Cart, which adds one item. */
  onAddToCart: () => void
}

/** A row of the wishlist: the item, its type, its price and Add to Cart. */
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
