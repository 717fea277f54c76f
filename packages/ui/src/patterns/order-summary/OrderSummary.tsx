import { detailSentences, formatNaira, savedListSentences } from '@shop/domain'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { ActionBar } from '../action-bar/index.ts'
import { SummaryPanel } from '../summary-panel/index.ts'
import styles from './OrderSummary.module.css'

/** Properties of {@link OrderSummary}. */
interface OrderSummaryProps {
  /** Items of all lines together. */
  count: number
  /** What the lines come to, in naira; null while a price is on its way. */
  total: number | null
  /** The chat link with the order already written; null while there is nothing that can be ordered. */
  orderHref: string | null
  /** A sentence about what is left out of the order. */
  note?: string | undefined
  /** Called by Clear Cart, which is switched off while there is nothing to clear. */
  onClear: () => void
}

/**
 * What the cart comes to, and the order: a real link, built beforehand, so that a phone opens the chat app at once and
 * no browser holds it back as a pop-up. On phones total and order are a bar above the bottom navigation.
 */
export function OrderSummary({ count, total, orderHref, note, onClear }: OrderSummaryProps) {
  return (
    <SummaryPanel title={savedListSentences.orderSummary} rows={[{ label: savedListSentences.totalItems, value: count }]}>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <ActionBar className={styles.bar} height="tall">
        <p className={styles.total}>
          <span>Total</span> {total === null ? <Skeleton className={styles.pending} /> : <strong>{formatNaira(total)}</strong>}
        </p>
        <OrderLink href={orderHref} />
      </ActionBar>
      <Button variant="quiet" disabled={count === 0} onClick={onClear}>
        {savedListSentences.clearCart}
      </Button>
    </SummaryPanel>
  )
}

/** The main action. Without an order it is a button that is switched off: a link that leads nowhere is none. */
function OrderLink({ href }: { href: string | null }) {
  const look = { variant: 'accent', size: 'large', isWide: true, icon: <Icon name="chat" /> } as const
  return href === null ? (
    <Button {...look} disabled>
      {detailSentences.orderNow}
    </Button>
  ) : (
    <ButtonLink {...look} href={href} target="_blank" rel="noopener noreferrer">
      {detailSentences.orderNow}
    </ButtonLink>
  )
}
