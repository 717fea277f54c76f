import type { ItemKey } from '@shop/domain'
import type { DetailLine, WishlistEvent } from '@shop/machines'
import { LineRowSkeleton } from '@shop/ui/patterns/line-row'
import { WishlistRow } from '@shop/ui/patterns/wishlist-row'
import { lineRowProps } from '../saved-list/line-row-props.ts'
import type { SavedListLinks, SavedListViewProps } from '../saved-list/types.ts'

interface WishlistEntryProps extends Pick<SavedListViewProps<WishlistEvent>, 'send' | 'sendDetails'> {
  line: DetailLine
  /** The items whose last change waits for the connection. */
  waiting: readonly ItemKey[]
  links: SavedListLinks
}

/** An entry of the wishlist, or its skeleton while its item is being loaded. */
export function WishlistEntry({ line, waiting, links, send, sendDetails }: WishlistEntryProps) {
  if (line.status === 'loading') return <LineRowSkeleton />
  const { item, itemType } = line
  const moveToCart = () => {
    send({ type: 'line.move', item, itemType })
    sendDetails({ type: 'details.refresh', itemType })
  }
  return (
    <WishlistRow
      {...lineRowProps(line, { errors, waiting, links })}
      headingLevel={3}
      itemType={itemType}
      onAddToCart={moveToCart}
      onRemove={() => send({ type: 'line.remove', item, itemType })}
    />
  )
}

const errors = {
  unknown: 'No longer available.',
  failed: 'This item could not be loaded.',
}
