import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/index.ts'
import { IconButton } from '../../components/icon-button/index.ts'
import { Link } from '../../components/link/index.ts'
import type { ItemPrice, ShopImage } from '../shapes/index.ts'
import { PriceTag } from '../price-tag/index.ts'
import { ShopPicture } from '../shop-picture/index.ts'
import styles from './LineRow.module.css'

/** What every row of a cart or a wishlist takes. */
export interface LineRowProps {
  /** Name of the item, or the sentence that stands for it. */
  name: string
  /** The page of the item; null where there is none, as of an unknown item. */
  href: string | null
  /** The picture; null shows 'No Image'. */
  picture: ShopImage | null
  /** Price of one item; null, as of an unknown item, reads ₦0.00. */
  price: ItemPrice | null
  /** Level of the name's heading. */
  headingLevel?: 2 | 3
  /** What is wrong with the line, in a sentence; marks it as an error. */
  error?: string | undefined
  /** The last change of the line has not reached the shop yet. */
  isWaiting?: boolean
  /** Called by the cross of the row. */
  onRemove: () => void
}

interface LineRowParts extends LineRowProps {
  /** One quiet line under the name. */
  caption: string
  /** What can be done with the line: a stepper, a button. */
  actions: ReactNode
  /** What the line comes to. */
  end?: ReactNode
}

/** The body shared by the rows of cart and wishlist: picture, name, price, what can be done, and remove. */
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
      <IconButton className={styles.remove} icon="close" label={`Remove ${name}`} data-remove="" onClick={onRemove} />
      <div className={styles.foot}>
        <div className={styles.actions}>{actions}</div>
        {end}
      </div>
    </article>
  )
}

/** Width of the row's picture at each width of the page. */
const pictureSizes = '(min-width: 48rem) 8rem, 6rem'

const noPrice: ItemPrice = { price: 0, isPromo: false, discountedPrice: null }

function Mark({ tone, icon, text }: { tone: 'error' | 'quiet'; icon: 'notice' | 'globe'; text: string }) {
  return (
    <p className={styles.mark} data-tone={tone}>
      <Icon name={icon} size="small" />
      {text}
    </p>
  )
}
