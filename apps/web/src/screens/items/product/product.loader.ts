import type { Product } from '@shop/api'
import type { ProductCardData } from '../../../app/catalogue/cards.ts'
import { foundOr404, loader } from '../../../app/routing/loading.ts'

/** The page of a product: whole, or what its card showed while the rest is on its way. */
export type ProductData = { isWhole: true; product: Product } | { isWhole: false; product: ProductCardData }

/** The product. Coming from its card, the page opens at once with what the card showed, and asks again for the rest. */
export const productLoader = loader('product', async ({ api, memory, params, signal }): Promise<ProductData> => {
  const id = params['productId'] ?? ''
  const card = memory?.itemAtDestination(id)
  if (card && 'images' in card) return { isWhole: false, product: card }
  const product = await foundOr404('product', api.catalogue.product({ params: { id } }, { signal }))
  return { isWhole: true, product }
})
