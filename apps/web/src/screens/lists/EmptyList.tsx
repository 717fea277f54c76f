import { ButtonLink } from '@shop/ui/components/button'
import { EmptyState } from '@shop/ui/components/empty-state'
import { paths } from '../../paths.ts'

/** A cart or a wishlist without a line, and the way to the shop, which opens at its top. */
export function EmptyList({ of }: { of: 'cart' | 'wishlist' }) {
  return <EmptyState title={`Your ${of} is empty.`} action={<ButtonLink href={paths.shop.href()}>Start shopping!</ButtonLink>} />
}
