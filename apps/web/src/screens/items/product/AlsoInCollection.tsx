import { collectionSaving, limits, savingText } from '@shop/domain'
import type { Collection, Product } from '@shop/api'
import type { ApiClient } from '@shop/api/client'
import { ShopSection } from '@shop/ui/patterns/section'
import { useCallback } from 'react'
import { productCard } from '../../../app/catalogue/cards.ts'
import { ItemGrid } from '../../../app/catalogue/ItemGrid.tsx'
import { Waiting } from '../../../app/parts/Waiting.tsx'
import { useOptionalData } from '../../../app/services/useOptionalData.ts'
import { paths } from '../../../paths.ts'

/** Maximum number of cards: one row of the grid on a wide screen. */
const maximum = 4

interface AlsoInCollectionProps {
  /** The product of the page, which is left out. */
  productId: string
  collectionId: string
}

/** The other products of a product's collection, with what the collection saves. Renders nothing without another product. */
export function AlsoInCollection({ productId, collectionId }: AlsoInCollectionProps) {
  const loaded = useCollection(collectionId)
  if (loaded === undefined) return <Waiting height="row" />
  const others = loaded?.products.filter((product) => product._id !== productId).slice(0, maximum) ?? []
  if (!loaded || others.length === 0) return null
  const saving = savingText(loaded.collection.name, collectionSaving(loaded.collection, loaded.products))
  return (
    <ShopSection
      title="Also in this collection"
      {...(saving !== null && { text: saving })}
      link={{ label: 'See the collection', href: paths.collection.href(collectionId) }}
    >
      <ItemGrid items={others.map(productCard)} of="products" />
    </ShopSection>
  )
}

/** A collection and its products. The page of the product is complete without them. */
function useCollection(id: string): { collection: Collection; products: readonly Product[] } | null | undefined {
  const load = useCallback(
    async (api: ApiClient, signal: AbortSignal) => {
      const [collection, { products }] = await Promise.all([
        api.catalogue.collection({ params: { id } }, { signal }),
        api.catalogue.products({ query: { collection: id, page: 1, limit: limits.pageSizeMaximum } }, { signal }),
      ])
      return { collection, products }
    },
    [id],
  )
  return useOptionalData(load)
}
