import { WishlistView } from '@shop/views/wishlist'
import { BrowseShop } from '../../../app/parts/lazy-browse-shop.ts'
import { savedListLinks } from '../saved-list-links.ts'
import { useLineDetails } from '../useLineDetails.ts'
import { useSavedList } from '../useSavedList.ts'

/** The page at `/wishlist`. */
export function Wishlist() {
  const wishlist = useSavedList('wishlist')
  const details = useLineDetails(wishlist.snapshot?.context.lines)
  return <WishlistView {...wishlist} {...details} links={savedListLinks} suggestions={<BrowseShop hasSearch />} />
}
