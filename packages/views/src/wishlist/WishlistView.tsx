import { savedListSentences } from '@shop/domain'
import type { WishlistEvent } from '@shop/machines'
import { Button, ButtonLink } from '@shop/ui/components/button'
import { LineList, ListLayout } from '@shop/ui/patterns/list-layout'
import { SummaryPanel } from '@shop/ui/patterns/summary-panel'
import { EmptySavedList } from '../saved-list/EmptySavedList.tsx'
import { keyOf } from '../saved-list/line-row-props.ts'
import { PendingSavedList } from '../saved-list/PendingSavedList.tsx'
import { readSavedList } from '../saved-list/read-saved-list.ts'
import { SavedListAlerts } from '../saved-list/SavedListAlerts.tsx'
import type { SavedListViewProps } from '../saved-list/types.ts'
import { WishlistEntry } from './WishlistEntry.tsx'

const title = savedListSentences.wishlistTitle

/** The wishlist: its entries, each with a button that moves it into the cart, and their number. */
export function WishlistView(props: SavedListViewProps<WishlistEvent>) {
  const { snapshot, send, details, sendDetails, failure, links, suggestions } = props
  const list = snapshot && readSavedList(snapshot, details)
  if (!list || list.state === 'loading') {
    return <PendingSavedList of="wishlist" title={title} failure={list ? null : failure} />
  }
  const count = list.lines.length
  const clearButton = (
    <Button variant="quiet" disabled={count === 0} onClick={() => send({ type: 'list.clear' })}>
      {savedListSentences.clearWishlist}
    </Button>
  )
  return (
    <ListLayout
      title={title}
      summary={<WishlistSummary count={count} shopHref={links.shop} />}
      suggestions={count === 0 ? suggestions : undefined}
    >
      <SavedListAlerts of="wishlist" list={list} send={send} sendDetails={sendDetails} />
      <LineList heading={`Items (${count})`} action={clearButton}>
        {list.lines.map((line) => (
          <WishlistEntry
            key={keyOf(line)}
            line={line}
            waiting={list.waiting}
            links={links}
            send={send}
            sendDetails={sendDetails}
          />
        ))}
      </LineList>
      {count === 0 ? <EmptySavedList of="wishlist" shopHref={links.shop} /> : null}
    </ListLayout>
  )
}

function WishlistSummary({ count, shopHref }: { count: number; shopHref: string }) {
  return (
    <SummaryPanel title={savedListSentences.wishlistSummary} rows={[{ label: savedListSentences.totalItems, value: count }]}>
      <ButtonLink variant="secondary" href={shopHref}>
        {savedListSentences.continueShopping}
      </ButtonLink>
    </SummaryPanel>
  )
}
