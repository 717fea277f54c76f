import { WishlistView } from '@shop/views/wishlist'
import { savedListLinks } from '../saved-list-links.ts'
import { useLineDetails } from '../useLineDetails.ts'
import { useSavedList } from '../useSavedList.ts'

/** The page at `/wishlist`. */
export function Wishlist() {
  const wishlist = useSavedList('wishlist')
  const details = useLineDetails(wishlist.snapshot?.context.lines)
  return <WishlistView {...wishlist} {...details} links={savedListLinks} />
}
