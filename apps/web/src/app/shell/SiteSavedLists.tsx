import { CountBadge } from '@shop/ui/components/count-badge'
import { IconButtonLink } from '@shop/ui/components/icon-button'
import { paths } from '../../paths.ts'
import { useListCounts } from '../saved-lists/useListCounts.ts'

/** The links to wishlist and cart in the header, each with its count. */
export function SiteSavedLists() {
  const { cart, wishlist } = useListCounts()
  return (
    <>
      <IconButtonLink icon="heart" label={counted('Wishlist', wishlist)} href={paths.wishlist.href()}>
        <CountBadge count={wishlist} />
      </IconButtonLink>
      <IconButtonLink icon="bag" label={counted('Cart', cart)} href={paths.cart.href()}>
        <CountBadge count={cart} />
      </IconButtonLink>
    </>
  )
}

/** The count in words, for screen readers. */
function counted(label: string, count: number): string {
  return count === 0 ? label : `${label}, ${count} ${count === 1 ? 'item' : 'items'}`
}
