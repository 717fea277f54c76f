import { isSameItem } from '@shop/domain'
import type { ItemKey } from '@shop/domain'
import { useShopSelector } from '../shop/useShopSelector.ts'
import { useShopSend } from '../shop/useShopSend.ts'
import { useRole } from '../shop/useUser.ts'

/** What a heart takes: nothing for an admin, who has no wishlist and so no heart. */
export interface Wish {
  isWished?: boolean
  onWishlistToggle?: () => void
}

/** The heart of an item: whether it is on the wishlist, and what puts it there and takes it away. */
export function useWish({ item, itemType }: ItemKey): Wish {
  const send = useShopSend()
  const isAdmin = useRole() === 'admin'
  const isWished = useShopSelector(
    'wishlist',
    ({ context }) => context.lines.some((line) => isSameItem(line, { item, itemType })),
    false,
  )
  if (isAdmin) return {}
  return {
    isWished,
    onWishlistToggle: () => send('wishlist', { type: isWished ? 'line.remove' : 'line.add', item, itemType }),
  }
}
