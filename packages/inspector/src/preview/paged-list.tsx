import type { Product } from '@shop/api'
import type { pagedListMachine } from '@shop/machines'
import { ProductCard, ProductGrid } from '@shop/ui/patterns'
import { CatalogueListView } from '@shop/views/catalogue-list'
import type { SnapshotFrom } from 'xstate'
import { completeProduct } from './example-items.ts'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The products of the catalogue, below the controls that narrow them. */
export const previewPagedList: Preview = (snapshot, send) => {
  const list = snapshot as SnapshotFrom<typeof pagedListMachine>
  // The model only has the ids of the items.
  const context = { ...list.context, items: (list.context.items as Pick<Product, '_id'>[]).map(completeProduct) }
  return (
    <PreviewFrame layout="padded">
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
    </PreviewFrame>
  )
}
