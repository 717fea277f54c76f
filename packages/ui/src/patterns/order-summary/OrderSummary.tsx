import { detailSentences, formatNaira, savedListSentences } from '@shop/domain'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { Link } from '../../components/link/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { ActionBar, whenOpened } from '../action-bar/index.ts'
import { SummaryPanel } from '../summary-panel/index.ts'
import styles from './OrderSummary.module.css'

interface OrderSummaryProps {
  /** Total quantity of all lines. */
  count: number
  /** Total in naira, or null while a price loads. */
  total: number | null
  /** The chat link with the pre-filled order, or null if nothing can be ordered. */
  orderHref: string | null
  /** Called when the shopper opens the chat. */
  onOrder?: () => void
  /** Opens the form for wishes about the order. Shows its button, which is disabled while nothing can be ordered. */
  onCompose?: (() => void) | undefined
  /** A sentence about lines that are left out of the order. */
  note?: string | undefined
  /** The address of My enquiries, which is left out without it. */
  enquiriesHref?: string | undefined
  /** Called by Clear Cart, which is disabled for an empty cart. */
  onClear: () => void
}

/**
 * The total of the cart and Order Now. Order Now is a link with a ready-made address, so that phones open the chat app
 * immediately and no browser blocks a pop-up. On phones total and link are a bar above the bottom navigation.
 */
export function OrderSummary({ count, total, orderHref, onOrder, onCompose, note, enquiriesHref, onClear }: OrderSummaryProps) {
  return (
    <SummaryPanel title={savedListSentences.orderSummary} rows={[{ label: savedListSentences.totalItems, value: count }]}>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <ActionBar className={styles.bar} height="tall">
        <p className={styles.total}>
          <span>Total</span> {total === null ? <Skeleton className={styles.pending} /> : <strong>{formatNaira(total)}</strong>}
        </p>
        <OrderLink href={orderHref} onOrder={onOrder} />
      </ActionBar>
      {onCompose === undefined ? null : (
        <Button variant="secondary" disabled={orderHref === null} onClick={onCompose}>
          Add your wishes
        </Button>
      )}
      <Button variant="quiet" disabled={count === 0} onClick={onClear}>
        {savedListSentences.clearCart}
      </Button>
      {enquiriesHref === undefined ? null : (
        <Link className={styles.enquiries} href={enquiriesHref}>
          My enquiries
        </Link>
      )}
    </SummaryPanel>
  )
}

/** Order Now. Without an order it is a disabled button, because a link cannot be disabled. */
function OrderLink({ href, onOrder }: { href: string | null; onOrder: (() => void) | undefined }) {
  const look = { variant: 'accent', size: 'large', isWide: true, icon: <Icon name="chat" /> } as const
  return href === null ? (
    <Button {...look} disabled>
      {detailSentences.orderNow}
    </Button>
  ) : (
    <ButtonLink {...look} {...whenOpened(onOrder)} href={href} target="_blank" rel="noopener noreferrer">
      {detailSentences.orderNow}
    </ButtonLink>
  )
}
