import { isOnPromotion, itemsText, payablePrice, percentOff } from '@shop/domain'
import type { Priced } from '@shop/domain'
import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import { pictureSizes } from '../picture-sizes/index.ts'
import { PriceTag } from '../price-tag/index.ts'
import { PromoBadge } from '../promo-badge/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import { HeartButton } from './HeartButton.tsx'
import { useContentOnce } from './render-once.ts'
import styles from './ItemCard.module.css'

/** Props shared by product cards and collection cards. */
export interface CardProps {
  /** Address of the item. */
  href: string
  /** Level of the heading, one below the heading of the surrounding section. */
  headingLevel?: 2 | 3 | 4
  /** `sizes` of the picture. Default: a card of the product grid. */
  sizes?: string
  /** Loads the picture eagerly, for the first card of the first screen. */
  priority?: boolean
  /** Called before navigation, so that the app can pass the item to the next screen. */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Whether the item is on the wishlist. Needs `onWishlistToggle`. */
  isWished?: boolean
  /** Called by the heart. Without it there is no heart. */
  onWishlistToggle?: () => void
}

interface ItemCardProps extends CardProps {
  item: Priced & { name: string; style: string; items: string }
  picture: ShopImage | null
  /** Shown on hover and focus on wide screens, and loaded then. */
  hoverPicture?: ShopImage | undefined
  /** Text in place of a missing picture. */
  emptyLabel: string
}

/** Screens with room for the second picture; the style sheet has the same query. */
const wideScreen = '(min-width: 64rem)'

/** The layout shared by product cards and collection cards: one link over the whole card, and the heart. */
export function ItemCard({ onOpen, onWishlistToggle, ...data }: ItemCardProps) {
  const { item, picture, hoverPicture, emptyLabel, href } = data
  const { headingLevel = 3, sizes = pictureSizes.card, priority = false, isWished = false } = data
  const [isSecondNeeded, setSecondNeeded] = useState(false)
  const Heading = `h${headingLevel}` as const
  const loadSecond = () => setSecondNeeded(matchMedia(wideScreen).matches)
  const content = useContentOnce({ ...data, hasHeart: onWishlistToggle !== undefined }, () => (
    <>
      <div className={styles.media}>
        <ShopPicture
          shape="fill"
          fit="contain"
          image={picture}
          alt=""
          sizes={sizes}
          priority={priority}
          emptyLabel={emptyLabel}
        />
        {isSecondNeeded && hoverPicture ? (
          <div className={styles.second}>
            <ShopPicture shape="fill" fit="contain" image={hoverPicture} alt="" sizes={sizes} />
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
          <Link variant="plain" className={styles.link} href={href} onClick={onOpen} onFocus={loadSecond}>
            {item.name}
          </Link>
        </Heading>
        <ItemLine item={item} />
        <PriceTag item={item} />
      </div>
      {onWishlistToggle ? <HeartButton name={item.name} isWished={isWished} onToggle={onWishlistToggle} /> : null}
    </>
  ))
  return <article {...content} className={styles.root} onPointerEnter={loadSecond} />
}

function ItemLine({ item }: { item: { style: string; items: string } }): ReactNode {
  const parts = [item.style, itemsText(item.items)].filter((part) => part !== '')
  return parts.length > 0 ? <p className={styles.line}>{parts.join(' · ')}</p> : null
}
