import { itemsText } from '@shop/domain'
import type { ItemKey } from '@shop/domain'
import { cartLineErrors } from '@shop/machines'
import type { CartEvent, DetailLine } from '@shop/machines'
import { CartLine } from '@shop/ui/patterns/cart-line'
import { LineRowSkeleton } from '@shop/ui/patterns/line-row'
import { lineRowProps } from '../saved-list/line-row-props.ts'
import type { SavedListLinks } from '../saved-list/types.ts'

interface CartRowProps {
  line: DetailLine
  /** The items whose last change waits for the connection. */
  waiting: readonly ItemKey[]
  links: SavedListLinks
  send: (event: CartEvent) => void
}

/** A line of the cart, or its skeleton while its item is being loaded. */
export function CartRow({ line, waiting, links, send }: CartRowProps) {
  if (line.status === 'loading') return <LineRowSkeleton />
  const { item, itemType, record } = line
  return (
    <CartLine
      {...lineRowProps(line, { errors: cartLineErrors, waiting, links })}
      details={record ? [record.style, itemsText(record.items)].filter((part) => part !== '').join(' · ') : ''}
      quantity={line.quantity}
      onPlus={() => send({ type: 'stepper.plus', item, itemType })}
      onMinus={() => send({ type: 'stepper.minus', item, itemType })}
      onRemove={() => send({ type: 'line.remove', item, itemType })}
    />
  )
}
