import { usePrefetch } from '@shop/ui/components/lazy-part'
import { CartView } from '@shop/views/cart'
import type { ComposedItem } from '@shop/views/composer'
import { useState } from 'react'
import { useOrderRecording } from '../../../app/enquiries/useOrderRecording.ts'
import { useShopFacts } from '../../../app/services/shop-facts.ts'
import { BrowseShop } from '../../../app/parts/lazy-browse-shop.ts'
import { Composer, composerParts } from '../../composer/lazy-composer.ts'
import { savedListLinks } from '../saved-list-links.ts'
import { useLineDetails } from '../useLineDetails.ts'
import { useSavedList } from '../useSavedList.ts'

/** The page at `/cart`. */
export function Cart() {
  const cart = useSavedList('cart')
  const details = useLineDetails(cart.snapshot?.context.lines)
  const recording = useOrderRecording()
  const [composed, setComposed] = useState<readonly ComposedItem[] | null>(null)
  usePrefetch(composerParts)
  const order = { ...useShopFacts(), recording, onCompose: setComposed }
  return (
    <>
      <CartView {...cart} {...details} links={savedListLinks} order={order} suggestions={<BrowseShop hasSearch />} />
      {composed !== null && <Composer order={{ source: 'cart', lines: composed }} onClose={() => setComposed(null)} />}
    </>
  )
}
