import { CartView } from '@shop/views/cart'
import { useOrderRecording } from '../../../app/enquiries/useOrderRecording.ts'
import { useShopFacts } from '../../../app/services/shop-facts.ts'
import { BrowseShop } from '../../../app/parts/lazy-browse-shop.ts'
import { savedListLinks } from '../saved-list-links.ts'
import { useLineDetails } from '../useLineDetails.ts'
import { useSavedList } from '../useSavedList.ts'

/** The page at `/cart`. */
export function Cart() {
  const cart = useSavedList('cart')
  const details = useLineDetails(cart.snapshot?.context.lines)
  const recording = useOrderRecording()
  const order = { ...useShopFacts(), recording }
  return <CartView {...cart} {...details} links={savedListLinks} order={order} suggestions={<BrowseShop hasSearch />} />
}
