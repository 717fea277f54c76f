import { savedListSentences } from '@shop/domain'
import type { HeadOf } from '../../../app/routing/page.tsx'
import { paths } from '../../../paths.ts'

/** The head of the cart. Search engines may list the page, which is empty for them. */
export const cartHead: HeadOf<null> = ({ facts }) => ({
  title: savedListSentences.cartTitle,
  description: `The items in your cart at ${facts.shop.name}.`,
  canonical: paths.cart.href(),
})
