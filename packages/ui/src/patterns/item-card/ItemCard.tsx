import { isOnPromotion, payablePrice, percentOff } from '@shop/domain'
import { useState } from 'react'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import { pictureSizes } from '../picture-sizes/index.ts'
import { PriceTag } from '../price-tag/index.ts'
import { PromoBadge } from '../promo-badge/index.ts'
import type { ItemPrice, ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import { HeartButton } from './HeartButton.tsx'
import styles from './ItemCard.module.css'

/** What every card takes, whether it shows a product or a collection. */
export interface CardProps {
  /** Where the whole card leads. */
  href: string
  /** Level of the name's heading: one below the heading of the section around the cards. */
  headingLevel?: 2 | 3 | 4
  /** `sizes` of the picture; the default fits a card of the product grid. */
  sizes?: string
  /** True for the pictures of the first view: loaded at once and first. */
  priority?: boolean
  /** Called before the link is followed, so that the app can hand the item on to the next screen. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Whether the item is on the wishlist; matters only beside `onWishlistToggle`. */
  isWished?: boolean
  /** Shows the heart and is called when it is pressed. Without it there is no heart. */
  onWishlistToggle?: () => void
}

interface ItemCardProps extends CardProps {
  item: ItemPrice & { name: string; style: string; items: string }
  picture: ShopImage | null
  /** Shown under a mouse; fetched only when a mouse arrives. */
  hoverPicture?: ShopImage | undefined
  /** Words in place of a picture that does not exist. */
  emptyLabel: string
  shape: 'portrait' | 'wide'
}

/** The body shared by the cards of products and collections: one link over the whole card, a heart beside it. */
export function ItemCard({
  item,
  picture,
  hoverPicture,
  emptyLabel,
  shape,
  href,
  headingLevel = 3,
  sizes = pictureSizes.card,
  priority = false,
  onOpen,
  isWished = false,
  onWishlistToggle,
}: ItemCardProps) {
  const [isHovered, setHovered] = useState(false)
  const Heading = `h${headingLevel}` as const
  const noticeMouse = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setHovered(true)
  }
  return (
    <article className={styles.root} data-shape={shape} onPointerEnter={noticeMouse}>
      <div className={styles.media}>
        <ShopPicture shape="fill" image={picture} alt="" sizes={sizes} priority={priority} emptyLabel={emptyLabel} />
        {isHovered && hoverPicture ? (
          <div className={styles.second}>
            <ShopPicture shape="fill" image={hoverPicture} alt="" sizes={sizes} />
          </div>
        ) : null}
        {isOnPromotion(item) ? (
          <div className={styles.badge}>
            <PromoBadge percent={percentOff(item.price, payablePrice(item))} />
          </div>
        ) : null}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link variant="plain" className={styles.link} href={href} onClick={onOpen}>
            {item.name}
          </Link>
        </Heading>
        <ItemLine item={item} />
        <PriceTag item={item} />
      </div>
      {onWishlistToggle ? <HeartButton name={item.name} isWished={isWished} onToggle={onWishlistToggle} /> : null}
    </article>
  )
}

function ItemLine({ item }: { item: { style: string; items: string } }): ReactNode {
  const parts = [item.style, item.items].filter((part) => part !== '')
  return parts.length > 0 ? <p className={styles.line}>{parts.join(' · ')}</p> : null
}
