import { CartView } from '@shop/views/cart'
import { useShopFacts } from '../../app/shop-facts.ts'
import { savedListLinks } from '../lists/saved-list-links.ts'
import { useLineDetails } from '../lists/useLineDetails.ts'
import { useSavedList } from '../lists/useSavedList.ts'

/** `/cart` */
export function Cart() {
  const cart = useSavedList('cart')
  const details = useLineDetails(cart.snapshot?.context.lines)
  return <CartView {...cart} {...details} links={savedListLinks} order={useShopFacts()} />
}
