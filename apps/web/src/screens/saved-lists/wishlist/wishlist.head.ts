import { savedListSentences } from '@shop/domain'
import type { HeadOf } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

/** The head of the wishlist. Search engines may list the page, which is empty for them. */
export const wishlistHead: HeadOf<null> = ({ facts }) => ({
  title: savedListSentences.wishlistTitle,
  description: `The items in your wishlist at ${facts.shop.name}.`,
  canonical: paths.wishlist.href(),
})
