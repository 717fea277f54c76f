import type { Product } from '@shop/api'
import type { pagedListMachine } from '@shop/machines'
import { ProductCard, ProductGrid } from '@shop/ui/patterns'
import { CatalogueListView } from '@shop/views/catalogue-list'
import { completeProduct } from './example-items.ts'
import { preview } from './PreviewFrame.tsx'

/** The products of the catalogue, below the controls that narrow them. */
export const previewPagedList = preview<typeof pagedListMachine>('padded', (list, send) => {
  // The model only has the ids of the items.
  const context = { ...list.context, items: (list.context.items as Pick<Product, '_id'>[]).map(completeProduct) }
  return (
    <CatalogueListView
      snapshot={{ context, hasTag: (tag) => list.hasTag(tag) }}
      send={send}
      tab="products"
      isFiltered={false}
      moreHref="#more"
      onClear={() => {}}
      cards={(products, isBusy) => (
        <ProductGrid isBusy={isBusy}>
          {products.map((product) => (
            <ProductCard key={product._id} product={product} href="#item" headingLevel={2} />
          ))}
        </ProductGrid>
      )}
    />
  )
})
