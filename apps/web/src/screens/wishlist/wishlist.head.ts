import type { HeadOf } from '../../app/page-handle.ts'
import { paths } from '../../paths.ts'

/** The head of the wishlist. What is in it is the person's own, so no search engine is to list it. */
export const wishlistHead: HeadOf<null> = ({ facts }) => ({
  title: 'Your Wishlist',
  description: `The pieces of ${facts.shop.name} that you like.`,
  canonical: paths.wishlist.href(),
  isUnlisted: true,
})
