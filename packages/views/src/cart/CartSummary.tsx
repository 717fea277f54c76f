import { chatLink, totalQuantity } from '@shop/domain'
import type { ShopIdentity } from '@shop/domain'
import { detailTotal, orderMessage } from '@shop/machines'
import type { CartEvent, DetailLine } from '@shop/machines'
import { OrderSummary } from '@shop/ui/patterns/order-summary'

/** The facts about the shop that the message of an order contains. */
export interface OrderFacts {
  shop: Pick<ShopIdentity, 'name' | 'chatNumber'>
  /** The shop's address without a trailing slash, for links in the order message. */
  publicUrl: string
}

interface CartSummaryProps {
  lines: readonly DetailLine[]
  order: OrderFacts
  send: (event: CartEvent) => void
}

/** The totals of the cart, and the link that sends the order to the shop's chat. */
export function CartSummary({ lines, order: { shop, publicUrl }, send }: CartSummaryProps) {
  const message = orderMessage(lines, { shopName: shop.name, publicUrl })
  return (
    <OrderSummary
      count={totalQuantity(lines)}
      total={detailTotal(lines)}
      orderHref={message === null ? null : chatLink(shop.chatNumber, message)}
      note={leftOut(lines.filter(({ error }) => error).length)}
      onClear={() => send({ type: 'list.clear' })}
    />
  )
}

/** The note that the order lacks lines, so that shoppers know it before they open the chat. */
function leftOut(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? '1 line is left out of the order.' : `${count} lines are left out of the order.`
}
