import type { ItemKey } from '@shop/domain'
import type { DetailLine } from '@shop/machines'
import { LineRowSkeleton } from '@shop/ui/patterns/line-row'
import { WishlistRow } from '@shop/ui/patterns/wishlist-row'
import { useShopSend } from '../../app/shop/useShopSend.ts'
import { rowProps } from '../lists/row-props.ts'
import type { LineDetails } from '../lists/useLineDetails.ts'

interface WishlistItemProps {
  line: DetailLine
  /** The items whose last change waits for the connection. */
  waiting: readonly ItemKey[]
  /** Told to read the details again after the item was put into the cart. */
  onMoved: LineDetails['send']
}

/** An entry of the wishlist, or its shape as long as nobody knows what it is. */
export function WishlistItem({ line, waiting, onMoved }: WishlistItemProps) {
  const send = useShopSend()
  if (line.status === 'loading') return <LineRowSkeleton />
  const { item, itemType } = line
  const moveToCart = () => {
    send('wishlist', { type: 'line.move', item, itemType })
    onMoved({ type: 'details.refresh', itemType })
  }
  return (
    <WishlistRow
      {...rowProps(line, { errors, waiting })}
      headingLevel={3}
      itemType={itemType}
      onAddToCart={moveToCart}
      onRemove={() => send('wishlist', { type: 'line.remove', item, itemType })}
    />
  )
}

const errors = {
  unknown: 'No longer available.',
  failed: 'What it is could not be loaded.',
}
