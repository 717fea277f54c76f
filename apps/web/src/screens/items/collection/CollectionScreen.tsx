import { detailSentences } from '@shop/domain'
import { CollectionProducts } from '@shop/ui/patterns/collection-products'
import { ProductDescription } from '@shop/ui/patterns/product-description'
import { ProductFacts } from '@shop/ui/patterns/product-facts'
import { ProductLayout } from '@shop/ui/patterns/product-layout'
import { useLoaderData } from 'react-router-dom'
import { useServices } from '../../../app/services/services-context.ts'
import { useCompleteItem } from '../../../app/routing/useCompleteItem.ts'
import { paths } from '../../../paths.ts'
import { ItemActions, ItemLinks } from '../ItemActions.tsx'
import { ItemBar } from '../ItemBar.tsx'
import { itemCards } from '../../../app/catalogue/item-cards.tsx'
import { ItemGallery } from '../ItemGallery.tsx'
import type { CollectionData } from './collection.loader.ts'

/** The page of a collection: cover, facts, order buttons and its products. */
export function CollectionScreen() {
  const data = useLoaderData<CollectionData>()
  const { collection } = data
  const { memory } = useServices()
  const extent = useCompleteItem(data.isWhole)
  return (
    <ProductLayout
      bar={<ItemBar backHref={paths.shop.href('?view=collections')} />}
      gallery={
        <ItemGallery
          key={collection._id}
          images={collection.coverImage ? [collection.coverImage] : []}
          name={collection.name}
          emptyLabel={detailSentences.noCover}
        />
      }
      facts={
        <ProductFacts
          item={collection}
          extent={extent}
          kinds={[{ label: collection.style, href: paths.style.href(collection.style) }]}
          termsHref={paths.terms.href()}
          links={<ItemLinks name={collection.name} path={paths.collection.href(collection._id)} />}
          origin={data.isWhole && data.collection.isForeign ? data.collection.origin : null}
        >
          <ItemActions item={collection} itemType="Collection" path={paths.collection.href(collection._id)} />
        </ProductFacts>
      }
    >
      {data.isWhole ? <ProductDescription html={data.collection.description} /> : null}
      {data.isWhole ? (
        <CollectionProducts count={data.products.length}>{itemCards(data.products, { memory })}</CollectionProducts>
      ) : null}
    </ProductLayout>
  )
}
