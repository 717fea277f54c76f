import { totalQuantity } from '@shop/domain'
import { cartMessages, detailTotal, listNotices, shownList } from '@shop/machines'
import type { cartMachine, ShownList, wishlistMachine } from '@shop/machines'
import { Alert, Button, ButtonLink, EmptyState } from '@shop/ui/components'
import { LineList, LinesSkeleton, ListLayout, OrderSummary, SummaryPanel, SummarySkeleton } from '@shop/ui/patterns'
import type { SnapshotFrom } from 'xstate'
import type { EventRecord } from '../protocol/index.ts'
import type { Beside } from './beside.ts'
import { namedLines } from './items.ts'
import { Question } from './Question.tsx'
import { CartRow, WishRow } from './rows.tsx'
import { Screen } from './Screen.tsx'

/** The page of the cart; nothing for an admin, who has none. */
export const besideCart: Beside = (snapshot, send) => {
  const cart = snapshot as SnapshotFrom<typeof cartMachine>
  if (cart.hasTag('barred')) return null
  const shown = shownList(cart)
  const lines = namedLines(shown.lines)
  const summary =
    shown.state === 'filled' ? (
      <OrderSummary
        count={totalQuantity(lines)}
        total={detailTotal(lines)}
        orderHref="#order"
        onClear={() => send({ type: 'list.clear' })}
      />
    ) : undefined
  const question = cart.hasTag('asking') ? (
    <Question
      title="Remove item"
      text={cartMessages.question}
      choices={[
        { label: 'Keep', onPress: () => send({ type: 'removal.cancel' }), isSafe: true, variant: 'secondary' },
        { label: 'Remove', onPress: () => send({ type: 'removal.confirm' }), variant: 'primary' },
      ]}
    />
  ) : null
  return (
    <Screen question={question}>
      <ListLayout title="Your Shopping Cart" summary={shown.state === 'loading' ? <SummarySkeleton /> : summary}>
        <Notice of="cart" shown={shown} send={send} />
        {shown.state === 'filled' && (
          <LineList label="Your Shopping Cart">
            {lines.map((line) => (
              <CartRow key={line.item} line={line} waiting={shown.waiting} send={send} />
            ))}
          </LineList>
        )}
      </ListLayout>
    </Screen>
  )
}

/** The page of the wishlist; nothing for an admin, who has none. */
export const besideWishlist: Beside = (snapshot, send) => {
  const wishlist = snapshot as SnapshotFrom<typeof wishlistMachine>
  if (wishlist.hasTag('barred')) return null
  const shown = shownList(wishlist)
  const count = shown.lines.length
  const summary = (
    <SummaryPanel title="Wishlist Summary" rows={[{ label: 'Total Items', value: count }]}>
      <ButtonLink variant="secondary" href="#shop">
        Continue Shopping
      </ButtonLink>
    </SummaryPanel>
  )
  const clear = (
    <Button variant="quiet" disabled={count === 0} onClick={() => send({ type: 'list.clear' })}>
      Clear Wishlist
    </Button>
  )
  return (
    <Screen>
      <ListLayout title="Your Wishlist" summary={shown.state === 'loading' ? <SummarySkeleton /> : summary}>
        {shown.state !== 'loading' && (
          <LineList heading={`Items (${count})`} action={clear}>
            {namedLines(shown.lines).map((line) => (
              <WishRow key={line.item} line={line} waiting={shown.waiting} send={send} />
            ))}
          </LineList>
        )}
        <Notice of="wishlist" shown={shown} send={send} />
      </ListLayout>
    </Screen>
  )
}

interface NoticeProps {
  of: 'cart' | 'wishlist'
  shown: ShownList
  send: (event: EventRecord) => void
}

/** What stands in place of the lines, or has to be known about all of them. */
function Notice({ of, shown: { state, notice }, send }: NoticeProps) {
  if (state === 'loading') return <LinesSkeleton label={`Loading your ${of}...`} />
  const refresh = <Button onClick={() => send({ type: 'list.refresh' })}>Try again</Button>
  return (
    <>
      {notice === 'waiting' && <Alert tone="info">{listNotices.waiting}</Alert>}
      {notice === 'stale' && (
        <Alert tone="info" action={refresh}>
          {listNotices.stale(of)}
        </Alert>
      )}
      {state === 'empty' && (
        <EmptyState title={`Your ${of} is empty.`} action={<ButtonLink href="#shop">Start shopping!</ButtonLink>} />
      )}
    </>
  )
}
