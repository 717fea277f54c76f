import type { Product } from '@shop/api'
import type { ProductCardData } from '../../../app/catalogue/cards.ts'
import { foundOr404 } from '../../../app/routing/missing.ts'
import type { LoaderOf } from '../../../app/routing/page.tsx'

/** The page of a product: whole, or what its card showed while the rest is on its way. */
export type ProductData = { isWhole: true; product: Product } | { isWhole: false; product: ProductCardData }

/** The product. Coming from its card, the page opens at once with what the card showed, and asks again for the rest. */
export const productLoader: LoaderOf<ProductData> = async ({ api, memory, params, signal }) => {
  const id = params['productId'] ?? ''
  const card = memory?.itemAtDestination(id)
  if (card && 'images' in card) return { isWhole: false, product: card }
  const product = await foundOr404('product', api.catalogue.product({ params: { id } }, { signal }))
  return { isWhole: true, product }
}
