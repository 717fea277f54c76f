import type { HeadOf } from '../../app/page-handle.ts'
import { paths } from '../../paths.ts'

/** The head of the cart. What is in it is the person's own, so no search engine is to list it. */
export const cartHead: HeadOf<null> = ({ facts }) => ({
  title: 'Your Shopping Cart',
  description: `The pieces that you mean to order from ${facts.shop.name}.`,
  canonical: paths.cart.href(),
  isUnlisted: true,
})
