import { savedListSentences } from '@shop/domain'
import { ButtonLink } from '@shop/ui/components/button'
import { EmptyState } from '@shop/ui/components/empty-state'
import type { SavedListName } from './types.ts'

/** An empty saved list, with a link to the shop that opens at its top. */
export function EmptySavedList({ of, shopHref }: { of: SavedListName; shopHref: string }) {
  return (
    <EmptyState
      title={of === 'cart' ? savedListSentences.cartEmpty : savedListSentences.wishlistEmpty}
      action={<ButtonLink href={shopHref}>{savedListSentences.startShopping}</ButtonLink>}
    />
  )
}
