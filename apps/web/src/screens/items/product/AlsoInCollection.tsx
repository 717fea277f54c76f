import { collectionSaving, limits, savingText } from '@shop/domain'
import type { Collection, Product } from '@shop/api'
import { ShopSection } from '@shop/ui/patterns/section'
import { useEffect, useState } from 'react'
import { productCard } from '../../../app/catalogue/cards.ts'
import { ItemGrid } from '../../../app/catalogue/ItemGrid.tsx'
import { useServices } from '../../../app/services/services-context.ts'
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
  const others = loaded?.products.filter((product) => product._id !== productId).slice(0, maximum) ?? []
  if (!loaded || others.length === 0) return null
  const saving = savingText(collectionSaving(loaded.collection, loaded.products))
  return (
    <ShopSection
      title="Also in this collection"
      {...(saving !== null && { text: `${loaded.collection.name}: ${saving}` })}
      link={{ label: 'See the collection', href: paths.collection.href(collectionId) }}
    >
      <ItemGrid items={others.map(productCard)} of="products" />
    </ShopSection>
  )
}

/** A collection and its products; null until they are loaded, and when they cannot be loaded. */
function useCollection(id: string): { collection: Collection; products: readonly Product[] } | null {
  const { api } = useServices()
  const [loaded, setLoaded] = useState<{ collection: Collection; products: readonly Product[] } | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void api()
      .then((client) =>
        Promise.all([
          client.catalogue.collection({ params: { id } }, { signal }),
          client.catalogue.products({ query: { collection: id, page: 1, limit: limits.pageSizeMaximum } }, { signal }),
        ]),
      )
      .then(([collection, { products }]) => setLoaded({ collection, products }))
      // The page of the product is complete without its collection.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [api, id])
  return loaded
}
