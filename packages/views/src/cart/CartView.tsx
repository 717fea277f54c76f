import { savedListSentences } from '@shop/domain'
import type { CartEvent } from '@shop/machines'
import { LineList, ListLayout } from '@shop/ui/patterns/list-layout'
import { EmptySavedList } from '../saved-list/EmptySavedList.tsx'
import { keyOf } from '../saved-list/line-row-props.ts'
import { PendingSavedList } from '../saved-list/PendingSavedList.tsx'
import { readSavedList } from '../saved-list/read-saved-list.ts'
import { SavedListAlerts } from '../saved-list/SavedListAlerts.tsx'
import type { SavedListViewProps } from '../saved-list/types.ts'
import { CartRow } from './CartRow.tsx'
import { CartSummary } from './CartSummary.tsx'
import type { OrderFacts } from './CartSummary.tsx'
import { RemovalQuestion } from './RemovalQuestion.tsx'

const title = savedListSentences.cartTitle

/** The cart: its lines, their total and the link that sends the order. */
export function CartView(props: SavedListViewProps<CartEvent> & { order: OrderFacts }) {
  const { snapshot, send, details, sendDetails, failure, links, order, suggestions } = props
  const list = snapshot && readSavedList(snapshot, details)
  if (!list || list.state === 'loading') {
    return <PendingSavedList of="cart" title={title} failure={list ? null : failure} />
  }
  const isFilled = list.state === 'filled'
  return (
    <ListLayout
      title={title}
      summary={
        isFilled ? <CartSummary lines={list.lines} order={order} enquiriesHref={links.enquiries} send={send} /> : undefined
      }
      suggestions={isFilled ? undefined : suggestions}
    >
      {isFilled ? (
        <>
          <SavedListAlerts of="cart" list={list} send={send} sendDetails={sendDetails} />
          <LineList label={title}>
            {list.lines.map((line) => (
              <CartRow key={keyOf(line)} line={line} waiting={list.waiting} links={links} send={send} />
            ))}
          </LineList>
        </>
      ) : (
        <EmptySavedList of="cart" shopHref={links.shop} />
      )}
      {snapshot?.hasTag('asking') ? <RemovalQuestion send={send} /> : null}
    </ListLayout>
  )
}
