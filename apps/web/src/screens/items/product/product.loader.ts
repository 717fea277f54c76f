import type { Product } from '@shop/api'
import type { ProductCardData } from '../../../app/catalogue/cards.ts'
import { foundOr404 } from '../../../app/routing/missing.ts'
import type { LoaderOf } from '../../../app/routing/page.tsx'

/** The data of a product's page: everything, or what its card showed while the rest is loading. */
export type ProductData = { isWhole: true; product: Product } | { isWhole: false; product: ProductCardData }

/** Reads the product. Opened from a card, the page starts with what the card showed and runs this afterwards. */
export const productLoader: LoaderOf<ProductData> = async ({ api, params, signal }) => {
  const id = params['productId'] ?? ''
  const product = await foundOr404('product', api.catalogue.product({ params: { id } }, { signal }))
  // Only the first picture is on the first screen, so the others need no placeholder in the page.
  const images = product.images.map((image, position) => (position === 0 ? image : { ...image, placeholder: '' }))
  return { isWhole: true, product: { ...product, images } }
}
