import { formatNaira, payablePrice, shopCategoryLabels } from '@shop/domain'
import { pictureSizes } from '@shop/ui/patterns/picture-sizes'
import { wholeCatalogue, writeCatalogueView } from '../../../app/catalogue/catalogue-view.ts'
import type { HeadOf } from '../../../app/routing/page.tsx'
import { plainText } from '../../../app/head/plain-text.ts'
import { breadcrumbData, offerData } from '../../../app/head/structured-data.ts'
import { paths } from '../../../paths.ts'
import type { ProductData } from './product.loader.ts'

/** The head of a product: a link to it, pasted in a chat, shows its name, price and picture. */
export const productHead: HeadOf<ProductData> = ({ data, facts }) => {
  const { product } = data
  const path = paths.product.href(product._id)
  const image = product.images[0] ?? null
  const price = payablePrice(product)
  const text = data.isWhole ? plainText(data.product.description) : ''
  const category = writeCatalogueView({ ...wholeCatalogue, category: product.category })
  return {
    title: product.name,
    description: [formatNaira(price), text].filter((part) => part !== '').join(' · '),
    canonical: path,
    type: 'product',
    image,
    price,
    firstPicture: image && { image, sizes: pictureSizes.gallery },
    structured: [
      ...(data.isWhole
        ? [
            offerData(
              data.product,
              path,
              data.product.images.map(({ url }) => url),
              facts,
            ),
          ]
        : []),
      breadcrumbData(
        [
          { name: 'Shop', href: paths.shop.href() },
          { name: shopCategoryLabels[product.category], href: paths.shop.href(category) },
          { name: product.name, href: path },
        ],
        facts,
      ),
    ],
  }
}
