import type { Priced } from '@shop/domain'
import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { Link } from '../../components/link/index.ts'
import type { ShopImage } from '../shapes/index.ts'
import { PriceTag } from '../price-tag/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './LineRow.module.css'

/** Props shared by the rows of cart and wishlist. */
export interface LineRowProps {
  /** Name of the item, or a sentence in its place. */
  name: string
  /** Address of the item, or null for an unknown item. */
  href: string | null
  /** The picture, or null to show 'No Image'. */
  picture: ShopImage | null
  /** Unit price. Null, for an unknown item, is shown as ₦0.00. */
  price: Priced | null
  /** Level of the heading. */
  headingLevel?: 2 | 3
  /** The error of the line, as a sentence. */
  error?: string | undefined
  /** The last change of the line is not confirmed yet. */
  isWaiting?: boolean
  /** Called by the remove button, which is left out without it. */
  onRemove?: () => void
}

interface LineRowParts extends LineRowProps {
  /** A line below the name in a quieter colour. */
  caption: string
  /** Actions of the row: a stepper, a button. */
  actions: ReactNode
  /** The total of the line. */
  end?: ReactNode
}

/** The layout shared by the rows of cart and wishlist: picture, name, price, actions and remove button. */
export function LineRow(props: LineRowParts) {
  const { name, href, picture, price, headingLevel = 2, error, isWaiting = false, onRemove, caption, actions, end } = props
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.root} data-error={error !== undefined || undefined}>
      <div className={styles.picture}>
        <ShopPicture image={picture} alt="" sizes={pictureSizes} />
      </div>
      <div className={styles.text}>
        <Heading className={styles.name}>
          {href === null ? (
            name
          ) : (
            <Link variant="quiet" href={href}>
              {name}
            </Link>
          )}
        </Heading>
        {caption === '' ? null : <p className={styles.caption}>{caption}</p>}
        <PriceTag item={price ?? noPrice} />
        {error === undefined ? null : <Mark tone="error" icon="notice" text={error} />}
        {isWaiting ? <Mark tone="quiet" icon="globe" text="Waiting for the connection" /> : null}
      </div>
      {onRemove === undefined ? null : (
        <IconButton className={styles.remove} icon="close" label={`Remove ${name}`} data-remove="" onClick={onRemove} />
      )}
      <div className={styles.foot}>
        <div className={styles.actions}>{actions}</div>
        {end}
      </div>
    </article>
  )
}

/** The `sizes` of the row's picture. */
const pictureSizes = '(min-width: 48rem) 8rem, 6rem'

const noPrice: Priced = { price: 0, isPromo: false, discountedPrice: null }

function Mark({ tone, icon, text }: { tone: 'error' | 'quiet'; icon: 'notice' | 'globe'; text: string }) {
  return (
    <p className={styles.mark} data-tone={tone}>
      <Icon name={icon} size="small" />
      {text}
    </p>
  )
}
