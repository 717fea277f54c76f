import { formatNaira, payablePrice } from '@shop/domain'
import { pictureSizes } from '@shop/ui/patterns/picture-sizes'
import type { HeadOf } from '../../../app/routing/page.tsx'
import { plainText } from '../../../app/head/plain-text.ts'
import { breadcrumbData, offerData } from '../../../app/head/structured-data.ts'
import { paths } from '../../../paths.ts'
import type { CollectionData } from './collection.loader.ts'

/** The head of a collection. */
export const collectionHead: HeadOf<CollectionData> = ({ data, facts }) => {
  const { collection } = data
  const path = paths.collection.href(collection._id)
  const image = collection.coverImage
  const price = payablePrice(collection)
  const text = data.isWhole ? plainText(data.collection.description) : ''
  return {
    title: collection.name,
    description: [formatNaira(price), text].filter((part) => part !== '').join(' · '),
    canonical: path,
    type: 'product',
    image,
    price,
    firstPicture: image && { image, sizes: pictureSizes.gallery },
    structured: [
      ...(data.isWhole ? [offerData(data.collection, path, image ? [image.url] : [], facts)] : []),
      breadcrumbData(
        [
          { name: 'Collections', href: paths.shop.href('?view=collections') },
          { name: collection.name, href: path },
        ],
        facts,
      ),
    ],
  }
}
