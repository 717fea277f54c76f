import { chatLink, totalQuantity } from '@shop/domain'
import { detailTotal, orderMessage } from '@shop/machines'
import { LineList, ListLayout } from '@shop/ui/patterns/list-layout'
import { OrderSummary } from '@shop/ui/patterns/order-summary'
import { LinesSkeleton, SummarySkeleton } from '@shop/ui/patterns/skeletons'
import type { ReactNode } from 'react'
import { useShopSend } from '../../app/shop/useShopSend.ts'
import { useShopFacts } from '../../app/shop-facts.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { ListNotices } from '../lists/ListNotices.tsx'
import { ListUnavailable } from '../lists/ListUnavailable.tsx'
import { keyOf } from '../lists/row-props.ts'
import { useLineDetails } from '../lists/useLineDetails.ts'
import type { LineDetails } from '../lists/useLineDetails.ts'
import { useList } from '../lists/useList.ts'
import type { ShownList } from '../lists/useList.ts'
import { CartRow } from './CartRow.tsx'
import { RemovalQuestion } from './RemovalQuestion.tsx'

/** The cart: its lines, what they come to, and the link that orders them. */
export function Cart() {
  const cart = useList('cart')
  const details = useLineDetails(cart.lines)
  return (
    <ListLayout title="Your Shopping Cart" summary={summaries[cart.state](details)}>
      {cart.state === 'loading' ? <LinesSkeleton label="Loading your cart..." /> : null}
      {cart.state === 'unavailable' ? <ListUnavailable of="cart" {...cart.start} /> : null}
      {cart.state === 'empty' ? <EmptyList of="cart" /> : null}
      {cart.state === 'filled' ? <CartLines cart={cart} details={details} /> : null}
      <RemovalQuestion />
    </ListLayout>
  )
}

const summaries: Record<ShownList['state'], (details: LineDetails) => ReactNode> = {
  loading: () => <SummarySkeleton />,
  unavailable: () => undefined,
  empty: () => undefined,
  filled: ({ lines }) => <CartSummary lines={lines} />,
}

function CartLines({ cart, details }: { cart: ShownList; details: LineDetails }) {
  const send = useShopSend()
  return (
    <>
      <ListNotices
        name="cart"
        notice={cart.notice}
        haveDetailsFailed={details.hasFailed}
        onRefresh={() => send('cart', { type: 'list.refresh' })}
        onRetryDetails={() => details.send({ type: 'details.retry' })}
      />
      <LineList label="Your Shopping Cart">
        {details.lines.map((line) => (
          <CartRow key={keyOf(line)} line={line} waiting={cart.waiting} />
        ))}
      </LineList>
    </>
  )
}

function CartSummary({ lines }: Pick<LineDetails, 'lines'>) {
  const send = useShopSend()
  const { shop, publicUrl } = useShopFacts()
  const message = orderMessage(lines, { shopName: shop.name, publicUrl })
  return (
    <OrderSummary
      count={totalQuantity(lines)}
      total={detailTotal(lines)}
      orderHref={message === null ? null : chatLink(shop.chatNumber, message)}
      note={leftOut(lines.filter(({ error }) => error).length)}
      onClear={() => send('cart', { type: 'list.clear' })}
    />
  )
}

/** Nobody is to find out in the chat that something is missing. */
function leftOut(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? '1 line is left out of the order.' : `${count} lines are left out of the order.`
}
