import { Button, ButtonLink } from '@shop/ui/components/button'
import { LineList, ListLayout } from '@shop/ui/patterns/list-layout'
import { LinesSkeleton, SummarySkeleton } from '@shop/ui/patterns/skeletons'
import { SummaryPanel } from '@shop/ui/patterns/summary-panel'
import { useShopSend } from '../../app/shop/useShopSend.ts'
import { paths } from '../../paths.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListNotices } from '../lists/ListNotices.tsx'
import { ListUnavailable } from '../lists/ListUnavailable.tsx'
import { keyOf } from '../lists/row-props.ts'
import { useLineDetails } from '../lists/useLineDetails.ts'
import { useList } from '../lists/useList.ts'
import type { ShownList } from '../lists/useList.ts'
import { WishlistItem } from './WishlistItem.tsx'

/** The wishlist: its entries, the way of each into the cart, and how many they are. */
export function Wishlist() {
  const wishlist = useList('wishlist')
  if (wishlist.state === 'unavailable') {
    return (
      <ListLayout title="Your Wishlist">
        <ListUnavailable of="wishlist" {...wishlist.start} />
      </ListLayout>
    )
  }
  return wishlist.state === 'loading' ? (
    <ListLayout title="Your Wishlist" summary={<SummarySkeleton />}>
      <LinesSkeleton label="Loading your wishlist..." />
    </ListLayout>
  ) : (
    <OpenWishlist wishlist={wishlist} />
  )
}

function OpenWishlist({ wishlist }: { wishlist: ShownList }) {
  const send = useShopSend()
  const details = useLineDetails(wishlist.lines)
  const count = wishlist.lines.length
  return (
    <ListLayout title="Your Wishlist" summary={<WishlistSummary count={count} />}>
      <ListNotices
        name="wishlist"
        notice={wishlist.notice}
        haveDetailsFailed={details.hasFailed}
        onRefresh={() => send('wishlist', { type: 'list.refresh' })}
        onRetryDetails={() => details.send({ type: 'details.retry' })}
      />
      <LineList
        heading={`Items (${count})`}
        action={
          <Button variant="quiet" disabled={count === 0} onClick={() => send('wishlist', { type: 'list.clear' })}>
            Clear Wishlist
          </Button>
        }
      >
        {details.lines.map((line) => (
          <WishlistItem key={keyOf(line)} line={line} waiting={wishlist.waiting} onMoved={details.send} />
        ))}
      </LineList>
      {count === 0 ? <EmptyList of="wishlist" /> : null}
    </ListLayout>
  )
}

function WishlistSummary({ count }: { count: number }) {
  return (
    <SummaryPanel title="Wishlist Summary" rows={[{ label: 'Total Items', value: count }]}>
      <ButtonLink variant="secondary" href={paths.shop.href()}>
        Continue Shopping
      </ButtonLink>
    </SummaryPanel>
  )
}
