import { ShopSection } from '@shop/ui/patterns/section'
import { useEffect, useState } from 'react'
import type { ItemCard } from '../../app/catalogue/cards.ts'
import { itemPage } from '../../app/catalogue/catalogue-pages.ts'
import type { CatalogueFilters } from '../../app/catalogue/catalogue-pages.ts'
import { useServices } from '../../app/services/services-context.ts'
import { ItemGrid } from '../../app/catalogue/ItemGrid.tsx'

/** One row of the grid on a wide screen. */
const shownItems = 4

/** Suggestions when nothing was found: the newest items with fewer filters. Nothing when there are none. */
export function NearItems({ filters }: { filters: CatalogueFilters }) {
  const { api } = useServices()
  const [items, setItems] = useState<readonly ItemCard[]>([])
  const question = JSON.stringify(filters)
  useEffect(() => {
    const leaving = new AbortController()
    const request = { filters: JSON.parse(question) as CatalogueFilters, page: 1, limit: shownItems }
    void api()
      .then((client) => itemPage(client, request, leaving.signal))
      .then(({ items }) => setItems(items))
      // Suggestions are optional.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [api, question])
  if (items.length === 0) return null
  return (
    <ShopSection title="You may like">
      <ItemGrid items={items} of={filters.tab} />
    </ShopSection>
  )
}
