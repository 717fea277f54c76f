import { detailSentences } from '@shop/domain'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { ActionBar } from '../action-bar/index.ts'
import styles from './ProductActions.module.css'

/** Properties of {@link ProductActions}. */
interface ProductActionsProps {
  /** Name of the item, said with the heart. */
  name: string
  /** Shows Order Now: the chat link with the order already written. */
  orderHref?: string
  /** Shows Add to Cart. */
  onAddToCart?: () => void
  isWished?: boolean
  /** Shows the heart. */
  onWishlistToggle?: () => void
  onCopyLink: () => void
  /** Shows Share: given where the device has a share sheet. */
  onShare?: () => void
}

/**
 * What a customer can do with an item. Order Now is a real link, built beforehand: a phone then opens
 * the chat app at once and no browser holds it back as a pop-up. On phones it stays above the bottom bar.
 * What is not given is not there: an admin, who orders nothing, has the links alone.
 */
export function ProductActions(props: ProductActionsProps) {
  const { name, orderHref, onAddToCart, isWished = false, onWishlistToggle, onCopyLink, onShare } = props
  return (
    <div className={styles.root}>
      {orderHref === undefined ? null : (
        <ActionBar>
          <ButtonLink
            variant="accent"
            size="large"
            isWide
            icon={<Icon name="chat" />}
            href={orderHref}
            target="_blank"
            rel="noopener noreferrer"
          >
            {detailSentences.orderNow}
          </ButtonLink>
          {onWishlistToggle ? (
            <IconButton
              className={styles.heart}
              variant="outline"
              icon={isWished ? 'heart-filled' : 'heart'}
              label={`Wishlist: ${name}`}
              isPressed={isWished}
              onClick={onWishlistToggle}
            />
          ) : null}
        </ActionBar>
      )}
      {onAddToCart ? (
        <Button variant="secondary" size="large" isWide onClick={onAddToCart}>
          {detailSentences.addToCart}
        </Button>
      ) : null}
      <div className={styles.quiet}>
        <Button variant="quiet" icon={<Icon name="link" />} onClick={onCopyLink}>
          Copy link
        </Button>
        {onShare ? (
          <Button variant="quiet" icon={<Icon name="share" />} onClick={onShare}>
            Share
          </Button>
        ) : null}
      </div>
    </div>
  )
}
