import { CollectionProducts } from '@shop/ui/patterns/collection-products'
import { ProductDescription } from '@shop/ui/patterns/product-description'
import { ProductFacts } from '@shop/ui/patterns/product-facts'
import { ProductLayout } from '@shop/ui/patterns/product-layout'
import { useLoaderData } from 'react-router-dom'
import { useServices } from '../../app/services-context.ts'
import { useRest } from '../../app/useRest.ts'
import { paths } from '../../paths.ts'
import { PieceActions } from '../PieceActions.tsx'
import { PieceBar } from '../PieceBar.tsx'
import { pieceCards } from '../piece-cards.tsx'
import { PieceGallery } from '../PieceGallery.tsx'
import type { CollectionData } from './collection.loader.ts'

/** A collection: its cover, its facts, the way to order it, and the products in it. */
export function CollectionScreen() {
  const data = useLoaderData<CollectionData>()
  const { collection } = data
  const { memory } = useServices()
  useRest(data.isWhole)
  return (
    <>
      <ProductLayout
        bar={<PieceBar backHref={paths.shop.href('?view=collections')} />}
        gallery={
          <PieceGallery
            key={collection._id}
            images={collection.coverImage ? [collection.coverImage] : []}
            name={collection.name}
            shape="wide"
            emptyLabel="No Cover"
          />
        }
        facts={
          <ProductFacts
            piece={collection}
            kinds={[{ label: collection.style, href: paths.style.href(collection.style) }]}
            origin={data.isWhole && data.collection.isForeign ? data.collection.origin : null}
          >
            <PieceActions piece={collection} itemType="Collection" path={paths.collection.href(collection._id)} />
          </ProductFacts>
        }
      >
        {data.isWhole ? <ProductDescription html={data.collection.description} /> : null}
      </ProductLayout>
      {data.isWhole ? (
        <CollectionProducts count={data.products.length}>{pieceCards(data.products, { memory })}</CollectionProducts>
      ) : null}
    </>
  )
}
