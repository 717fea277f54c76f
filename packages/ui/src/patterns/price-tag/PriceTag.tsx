import { formatNaira, isOnPromotion, payablePrice, percentOff } from '@shop/domain'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { PromoBadge } from '../promo-badge/index.ts'
import type { ItemPrice } from '../shapes/index.ts'
import styles from './PriceTag.module.css'

/** Properties of {@link PriceTag}. */
interface PriceTagProps {
  /** A product, a collection, or anything else with their three price fields. */
  item: ItemPrice
  /** `card` under a picture, `page` beside the name of an open item. */
  size?: 'card' | 'page'
  /** Shows the percent off after the old price; off where a badge on the picture says it. */
  withPercent?: boolean
}

/**
 * A price in naira. On promotion the discounted price comes first and in red, the original
 * is struck through; a screen reader hears 'Now' and 'Was', because it does not see the stroke.
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
