import { formatNaira, isOnPromotion, payablePrice, percentOff } from '@shop/domain'
import type { Priced } from '@shop/domain'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { PromoBadge } from '../promo-badge/index.ts'
import styles from './PriceTag.module.css'

/** Size of a price: `card` below a picture, `page` on the item's page. */
export const priceSizes = ['card', 'page'] as const

interface PriceTagProps {
  /** A product, a collection, or another object with the three price fields. */
  item: Priced
  /** `card` below a picture, `page` on the item's page. */
  size?: (typeof priceSizes)[number]
  /** Shows the percentage after the old price. Leave it out where a badge on the picture shows it. */
  withPercent?: boolean
}

/**
 * A price in naira. On promotion the discounted price comes first in red and the original price is struck through; screen
 * readers announce 'Now' and 'Was' instead.
 */
export function PriceTag({ item, size = 'card', withPercent = false }: PriceTagProps) {
  const payable = payablePrice(item)
  if (!isOnPromotion(item)) {
    return (
      <p className={styles.root} data-size={size}>
        <span className={styles.price}>{formatNaira(payable)}</span>
      </p>
    )
  }
  return (
    <p className={styles.root} data-size={size}>
      <span className={styles.now}>
        <VisuallyHidden>Now </VisuallyHidden>
        {formatNaira(payable)}
      </span>{' '}
      <s className={styles.was}>
        <VisuallyHidden>Was </VisuallyHidden>
        {formatNaira(item.price)}
      </s>
      {withPercent ? (
        <>
          {' '}
          <span className={styles.percent}>
            <PromoBadge percent={percentOff(item.price, payable)} />
          </span>
        </>
      ) : null}
    </p>
  )
}
