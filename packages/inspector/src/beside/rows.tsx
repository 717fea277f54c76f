import { isSameItem } from '@shop/domain'
import type { ItemKey } from '@shop/domain'
import { cartLineErrors } from '@shop/machines'
import type { DetailLine } from '@shop/machines'
import { CartLine, WishlistRow } from '@shop/ui/patterns'
import { LineRowSkeleton } from '@shop/ui/patterns/line-row'
import type { EventRecord } from '../protocol/index.ts'
import { coverOf } from './items.ts'

interface RowProps {
  line: DetailLine
  /** The items whose last change waits for the connection. */
  waiting: readonly ItemKey[]
  send: (event: EventRecord) => void
}

/** A line of the cart, or its shape while nobody knows what it is. */
export function CartRow({ line, waiting, send }: RowProps) {
  if (line.status === 'loading') return <LineRowSkeleton />
  const { item, itemType, quantity } = line
  return (
    <CartLine
      {...shared({ line, waiting, send })}
      details={line.record?.style ?? ''}
      quantity={quantity}
      onPlus={() => send({ type: 'stepper.plus', item, itemType })}
      onMinus={() => send({ type: 'stepper.minus', item, itemType })}
    />
  )
}

/** An entry of the wishlist. */
export function WishRow(props: RowProps) {
  const { item, itemType } = props.line
  return (
    <WishlistRow
      {...shared(props)}
      headingLevel={3}
      itemType={itemType}
      onAddToCart={() => props.send({ type: 'line.move', item, itemType })}
    />
  )
}

/** What both rows show, and their cross. */
function shared({ line, waiting, send }: RowProps) {
  const { item, itemType, record, name, status } = line
  return {
    name,
    href: status === 'unknown' ? null : '#piece',
    picture: coverOf(line),
    price: record,
    error: status === 'unknown' || status === 'failed' ? cartLineErrors[status] : undefined,
    isWaiting: waiting.some((one) => isSameItem(one, line)),
    onRemove: () => send({ type: 'line.remove', item, itemType }),
  }
}
