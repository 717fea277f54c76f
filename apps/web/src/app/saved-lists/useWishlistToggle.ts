import { isSameItem } from '@shop/domain'
import type { ItemKey } from '@shop/domain'
import { useState } from 'react'
import { useShopSelector } from '../shop/useShopSelector.ts'
import { useShopSend } from '../shop/useShopSend.ts'
import { useRole } from '../shop/useUser.ts'

/** The props of a heart. An admin has none, because admins have no wishlist. */
export interface WishlistToggle {
  isWished?: boolean
  onWishlistToggle?: () => void
}

/** Whether an item is on the wishlist, and the handler that toggles it. */
export function useWishlistToggle({ item, itemType }: ItemKey): WishlistToggle {
  const send = useShopSend()
  const isAdmin = useRole() === 'admin'
  // What the presses have chosen until the machine runs.
  const [isWishedBefore, setWishedBefore] = useState(false)
  const isWished = useShopSelector(
    'wishlist',
    ({ context }) => context.lines.some((line) => isSameItem(line, { item, itemType })),
    isWishedBefore,
  )
  if (isAdmin) return {}
  return {
    isWished,
    onWishlistToggle: () => {
      setWishedBefore(!isWished)
      send('wishlist', { type: isWished ? 'line.remove' : 'line.add', item, itemType })
    },
  }
}
