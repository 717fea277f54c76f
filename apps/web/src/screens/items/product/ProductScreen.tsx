import { ProductDescription } from '@shop/ui/patterns/product-description'
import { ProductFacts } from '@shop/ui/patterns/product-facts'
import { ProductLayout } from '@shop/ui/patterns/product-layout'
import { detailSentences, shopCategoryLabels } from '@shop/domain'
import { useLoaderData } from 'react-router-dom'
import { writeCatalogueView, wholeCatalogue } from '../../../app/catalogue/catalogue-view.ts'
import { optionalPart } from '../../../app/parts/optionalPart.tsx'
import { useCompleteItem } from '../../../app/routing/useCompleteItem.ts'
import { paths } from '../../../paths.ts'
import { ItemActions, ItemLinks } from '../ItemActions.tsx'
import { ItemBar } from '../ItemBar.tsx'
import { ItemGallery } from '../ItemGallery.tsx'
import type { ProductData } from './product.loader.ts'

/** The page of a product: pictures, facts and order buttons. Opened from a card, it starts with what the card showed. */
export function ProductScreen() {
  const { isWhole, product } = useLoaderData<ProductData>()
  const extent = useCompleteItem(isWhole)
  const path = paths.product.href(product._id)
  const categoryQuery = writeCatalogueView({ ...wholeCatalogue, category: product.category })
  return (
    <ProductLayout
      bar={<ItemBar backHref={paths.shop.href()} />}
      gallery={<ItemGallery key={product._id} images={product.images} name={product.name} emptyLabel={detailSentences.noImage} />}
      facts={
        <ProductFacts
          item={product}
          extent={extent}
          kinds={[
            { label: product.style, href: paths.style.href(product.style) },
            { label: shopCategoryLabels[product.category], href: paths.shop.href(categoryQuery) },
          ]}
          termsHref={paths.terms.href()}
          links={<ItemLinks name={product.name} path={path} />}
          origin={isWhole && product.isForeign ? product.origin : null}
          material={isWhole && product.material !== null ? materialLink(product.material) : null}
          leadTime={isWhole ? product.leadTimeWeeks : null}
          collection={
            isWhole && product.collectionId
              ? { name: product.collectionId.name, href: paths.collection.href(product.collectionId._id) }
              : null
          }
        >
          <ItemActions item={product} itemType="Product" path={path} />
        </ProductFacts>
      }
    >
      {isWhole ? <ProductDescription html={product.description} dimensions={product.dimensions} /> : null}
      {isWhole && product.collectionId ? (
        <AlsoInCollection productId={product._id} collectionId={product.collectionId._id} />
      ) : null}
    </ProductLayout>
  )
}

const AlsoInCollection = optionalPart(async () => (await import('./AlsoInCollection.tsx')).AlsoInCollection, 'row')

/** A material, and the address of all products made of it. */
function materialLink(material: string) {
  return { name: material, href: paths.shop.href(writeCatalogueView({ ...wholeCatalogue, material })) }
}
