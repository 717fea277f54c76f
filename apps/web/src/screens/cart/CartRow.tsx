import type { ItemKey } from '@shop/domain'
import { cartLineErrors } from '@shop/machines'
import type { DetailLine } from '@shop/machines'
import { CartLine } from '@shop/ui/patterns/cart-line'
import { LineRowSkeleton } from '@shop/ui/patterns/line-row'
import { useShopSend } from '../../app/shop/useShopSend.ts'
import { rowProps } from '../lists/row-props.ts'

interface CartRowProps {
  line: DetailLine
  /** The items whose last change waits for the connection. */
  waiting: readonly ItemKey[]
}

/** A line of the cart, or its shape as long as nobody knows what it is. */
export function CartRow({ line, waiting }: CartRowProps) {
  const send = useShopSend()
  if (line.status === 'loading') return <LineRowSkeleton />
  const { item, itemType, record } = line
  return (
    <CartLine
      {...rowProps(line, { errors: cartLineErrors, waiting })}
      details={record ? [record.style, record.items].filter((part) => part !== '').join(' · ') : ''}
      quantity={line.quantity}
      onPlus={() => send('cart', { type: 'stepper.plus', item, itemType })}
      onMinus={() => send('cart', { type: 'stepper.minus', item, itemType })}
      onRemove={() => send('cart', { type: 'line.remove', item, itemType })}
    />
  )
}
