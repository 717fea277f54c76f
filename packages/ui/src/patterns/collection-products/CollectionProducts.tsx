import { detailSentences } from '@shop/domain'
import type { ReactNode } from 'react'
import { ListEmpty } from '../list-empty/index.ts'
import { ProductGrid } from '../product-grid/index.ts'
import { ShopSection } from '../section/index.ts'

/** Properties of {@link CollectionProducts}. */
interface CollectionProductsProps {
  /** Product cards, under headings of level 3. */
  children?: ReactNode
  /** How many cards there are; without any the section says so. */
  count: number
}

/** The grid of products that make up a collection. */
export function CollectionProducts({ children, count }: CollectionProductsProps) {
  return (
    <ShopSection title={detailSentences.productsInCollection}>
      {count > 0 ? <ProductGrid>{children}</ProductGrid> : <ListEmpty of="products" isFiltered={false} />}
    </ShopSection>
  )
}
