import { detailSentences } from '@shop/domain'
import type { Priced } from '@shop/domain'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { ActionBar, whenOpened } from '../action-bar/index.ts'
import { PriceTag } from '../price-tag/index.ts'
import styles from './ProductActions.module.css'

interface ProductActionsProps {
  /** The prices of the item, and its name for the label of the heart. */
  item: Priced & { name: string }
  /** The chat link with the pre-filled order. Shows Order Now. */
  orderHref?: string
  /** Called when the shopper opens the chat. */
  onOrder?: () => void
  /** Opens the form for wishes about the order. Shows its button next to Add to Cart. */
  onCompose?: () => void
  /** Shows Add to Cart. */
  onAddToCart?: () => void
  /** Whether the item is on the wishlist. */
  isWished?: boolean
  /** Shows the heart next to Order Now. */
  onWishlistToggle?: () => void
}

/**
 * The price of an item and its actions. Order Now is a link with a ready-made address, so that phones open the chat app
 * immediately and no browser blocks a pop-up. On phones it is in a bar above the bottom navigation, together with the price.
 * Actions without a prop are not rendered: an admin has only the price.
 */
export function ProductActions(props: ProductActionsProps) {
  const { item, orderHref, onOrder, onCompose, onAddToCart, isWished = false, onWishlistToggle } = props
  const price = <PriceTag item={item} size="page" withPercent />
  return (
    <div className={styles.root}>
      {orderHref === undefined ? (
        price
      ) : (
        <ActionBar className={styles.bar}>
          {price}
          <ButtonLink
            className={styles.order}
            variant="accent"
            size="large"
            isWide
            icon={<Icon name="chat" />}
            {...whenOpened(onOrder)}
            href={orderHref}
            target="_blank"
            rel="noopener noreferrer"
          >
            {detailSentences.orderNow}
          </ButtonLink>
          {onWishlistToggle ? (
            <IconButton
              variant="outline"
              icon={isWished ? 'heart-filled' : 'heart'}
              label={`Wishlist: ${item.name}`}
              isPressed={isWished}
              onClick={onWishlistToggle}
            />
          ) : null}
        </ActionBar>
      )}
      {onAddToCart ? (
        <div className={styles.more}>
          <Button variant="secondary" size="large" onClick={onAddToCart}>
            {detailSentences.addToCart}
          </Button>
          {onCompose ? (
            <Button variant="secondary" size="large" onClick={onCompose}>
              Add your wishes
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
