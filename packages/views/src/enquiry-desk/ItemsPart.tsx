import type { AdminEnquiry } from '@shop/api'
import { formatNaira, labelledItemWishes, totalPrice } from '@shop/domain'
import { Link } from '@shop/ui/components/link'
import { ShopPicture } from '@shop/ui/patterns/shop-picture'
import { DeskPart } from './DeskPart.tsx'
import type { DeskPartProps } from './desk-props.ts'
import styles from './EnquiryDesk.module.css'

type Item = AdminEnquiry['items'][number]

/** What the shopper asked for, at the prices of then and of today. */
export function ItemsPart({ enquiry, links }: DeskPartProps) {
  const { items, total } = enquiry
  const today = todayTotal(items)
  return (
    <DeskPart title="Items">
      {items.length === 0 && <p>Staff added this enquiry without items.</p>}
      <ul role="list" className={styles.items}>
        {items.map((item) => (
          <li key={`${item.itemType} ${item.item}`} className={styles.item}>
            <span className={styles.picture}>
              <ShopPicture image={item.image} alt="" shape="square" sizes="4rem" emptyLabel="" />
            </span>
            <span className={styles.itemName}>
              {item.priceToday === null ? item.name : <Link href={links.item(item.itemType, item.item)}>{item.name}</Link>}
            </span>
            {item.contents !== '' && <span className={styles.detail}>{item.contents}</span>}
            {labelledItemWishes(item.wishes).map(({ label, text }) => (
              <span key={label}>
                {label}: {text}
              </span>
            ))}
            <span className={styles.price}>
              {item.quantity} × {formatNaira(item.price)}
            </span>
            {notesOn(item).map((note) => (
              <span key={note} className={styles.detail}>
                {note}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <dl className={styles.sums}>
          <dt>Total then</dt>
          <dd>{formatNaira(total)}</dd>
          {today !== null && (
            <>
              <dt>At today’s prices</dt>
              <dd>{formatNaira(today)}</dd>
            </>
          )}
        </dl>
      )}
    </DeskPart>
  )
}

/** The sum at the prices of today; null when an item was deleted, or when no price has changed. */
function todayTotal(items: readonly Item[]): number | null {
  if (items.every(({ price, priceToday }) => priceToday === price)) return null
  const prices = items.map(({ priceToday, quantity }) => ({ price: priceToday, quantity }))
  return prices.every((each): each is { price: number; quantity: number } => each.price !== null) ? totalPrice(prices) : null
}

function notesOn({ price, priceToday, sentPrice, isAvailable }: Item): string[] {
  return [
    ...(sentPrice === null ? [] : [`The shopper saw ${formatNaira(sentPrice)}.`]),
    ...(priceToday === null || priceToday === price ? [] : [`Today it costs ${formatNaira(priceToday)}.`]),
    ...(isAvailable ? [] : [priceToday === null ? 'It was deleted since.' : 'Shoppers do not see it any more.']),
  ]
}
