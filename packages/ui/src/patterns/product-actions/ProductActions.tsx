import { detailSentences } from '@shop/domain'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { ActionBar } from '../action-bar/index.ts'
import styles from './ProductActions.module.css'

interface ProductActionsProps {
  /** Name of the item, for the label of the heart. */
  name: string
  /** The chat link with the pre-filled order. Shows Order Now. */
  orderHref?: string
  /** Shows Add to Cart. */
  onAddToCart?: () => void
  isWished?: boolean
  /** Shows the heart. */
  onWishlistToggle?: () => void
  onCopyLink: () => void
  /** Shows Share, for devices with a share sheet. */
  onShare?: () => void
}

/**
 * The actions for an item. Order Now is a link with a ready-made address, so that phones open the chat app immediately and no
 * browser blocks a pop-up. On phones it is a bar above the bottom navigation. Actions without a prop are not rendered: an admin
 * has only the links.
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
