import { WishlistView } from '@shop/views/wishlist'
import { browseShop } from '../../../app/parts/browse-shop.ts'
import { OptionalPart } from '../../../app/parts/OptionalPart.tsx'
import { savedListLinks } from '../saved-list-links.ts'
import { useLineDetails } from '../useLineDetails.ts'
import { useSavedList } from '../useSavedList.ts'

/** The page at `/wishlist`. */
export function Wishlist() {
  const wishlist = useSavedList('wishlist')
  const details = useLineDetails(wishlist.snapshot?.context.lines)
  return (
    <>
      <WishlistView {...wishlist} {...details} links={savedListLinks} />
      {wishlist.snapshot?.context.lines.length === 0 ? <OptionalPart load={browseShop} props={{ hasSearch: true }} /> : null}
    </>
  )
}
