import { chatLink, enquiryTitle, limits, totalQuantity } from '@shop/domain'
import type { OrderReference, ShopIdentity } from '@shop/domain'
import { detailTotal, orderLines, orderMessage } from '@shop/machines'
import type { CartEvent, DetailLine, UnsentEnquiry } from '@shop/machines'
import { OrderSummary } from '@shop/ui/patterns/order-summary'
import type { ComposedItem } from '../composer/index.ts'

/** The facts about the shop that the message of an order contains. */
export interface OrderFacts {
  shop: Pick<ShopIdentity, 'name' | 'chatNumber'>
  /** The shop's address without a trailing slash, for links in the order message. */
  publicUrl: string
  /** Records the order as an enquiry. */
  recording?: OrderRecording
  /** Opens the form for wishes about the order. */
  onCompose?: (lines: readonly ComposedItem[]) => void
}

/** How an order link records what is ordered. */
export interface OrderRecording {
  /** The enquiry that the message names; null leaves its line out, and nothing is recorded. */
  enquiry: OrderReference | null
  /** Called when the shopper opens the chat. */
  onOpen: (order: Pick<UnsentEnquiry, 'source' | 'lines' | 'title'>) => void
}

interface CartSummaryProps {
  lines: readonly DetailLine[]
  order: OrderFacts
  /** The address of what the shopper has ordered by chat. */
  enquiriesHref?: string | undefined
  send: (event: CartEvent) => void
}

/** The totals of the cart, and the link that sends the order to the shop's chat. */
export function CartSummary({ lines, order: { shop, publicUrl, recording, onCompose }, enquiriesHref, send }: CartSummaryProps) {
  const ordered = lines.filter(({ error }) => !error)
  // Larger carts have the plain message.
  const isRecorded = recording !== undefined && ordered.length <= limits.enquiryLinesMaximum
  const enquiry = isRecorded ? recording.enquiry : null
  const message = orderMessage(lines, { shopName: shop.name, publicUrl, enquiry })
  return (
    <OrderSummary
      count={totalQuantity(lines)}
      total={detailTotal(lines)}
      orderHref={message === null ? null : chatLink(shop.chatNumber, message)}
      {...(enquiry && {
        onOrder: () => recording?.onOpen({ source: 'cart', lines: ordered.map(lineOf), title: enquiryTitle(ordered) }),
      })}
      onCompose={onCompose && isRecorded ? () => onCompose(orderLines(ordered, publicUrl)) : undefined}
      note={leftOut(lines.length - ordered.length)}
      enquiriesHref={enquiriesHref}
      onClear={() => send({ type: 'list.clear' })}
    />
  )
}

function lineOf({ item, itemType, quantity, price }: DetailLine) {
  return { item, itemType, quantity, price }
}

/** The note that the order lacks lines, so that shoppers know it before they open the chat. */
function leftOut(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? '1 line is left out of the order.' : `${count} lines are left out of the order.`
}
