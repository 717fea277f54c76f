import { detailSentences } from '@shop/domain'
import type { ReactNode } from 'react'
import { ListEmpty } from '../list-empty/index.ts'
import { ProductGrid } from '../product-grid/index.ts'
import { ShopSection } from '../section/index.ts'

interface CollectionProductsProps {
  /** Product cards with headings of level 3. */
  children?: ReactNode
  /** Number of cards. A text is shown for 0. */
  count: number
}

/** The products of a collection in a grid. */
export function CollectionProducts({ children, count }: CollectionProductsProps) {
  return (
    <ShopSection title={detailSentences.productsInCollection}>
      {count > 0 ? <ProductGrid>{children}</ProductGrid> : <ListEmpty of="products" isFiltered={false} />}
    </ShopSection>
  )
}
