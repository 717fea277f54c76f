import { WishlistView } from '@shop/views/wishlist'
import { savedListLinks } from '../lists/saved-list-links.ts'
import { useLineDetails } from '../lists/useLineDetails.ts'
import { useSavedList } from '../lists/useSavedList.ts'

/** `/wishlist` */
export function Wishlist() {
  const wishlist = useSavedList('wishlist')
  const details = useLineDetails(wishlist.snapshot?.context.lines)
  return <WishlistView {...wishlist} {...details} links={savedListLinks} />
}
