import { ShopSection } from '@shop/ui/patterns/section'
import { useEffect, useState } from 'react'
import type { ItemCard } from '../../app/catalogue/cards.ts'
import { itemPage } from '../../app/catalogue/catalogue-pages.ts'
import type { CatalogueFilters } from '../../app/catalogue/catalogue-pages.ts'
import { useServices } from '../../app/services/services-context.ts'
import { ItemGrid } from '../../app/catalogue/ItemGrid.tsx'

/** Maximum number of suggestions: one row of the grid on a wide screen. */
const maximum = 4

/** Suggestions for an empty result: the newest items that match fewer filters. Renders nothing when there are none. */
export function SuggestedItems({ filters }: { filters: CatalogueFilters }) {
  const { api } = useServices()
  const [items, setItems] = useState<readonly ItemCard[]>([])
  const query = JSON.stringify(filters)
  useEffect(() => {
    const controller = new AbortController()
    const request = { filters: JSON.parse(query) as CatalogueFilters, page: 1, limit: maximum }
    void api()
      .then((client) => itemPage(client, request, controller.signal))
      .then(({ items }) => setItems(items))
      // Suggestions are optional.
      .catch(() => undefined)
    return () => controller.abort()
  }, [api, query])
  if (items.length === 0) return null
  return (
    <ShopSection title="You may like">
      <ItemGrid items={items} of={filters.tab} />
    </ShopSection>
  )
}
