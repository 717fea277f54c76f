import { ShopSection } from '@shop/ui/patterns/section'
import { CardsSkeleton } from '@shop/ui/patterns/skeletons'
import { useEffect, useState } from 'react'
import type { ItemCard } from '../../app/catalogue/cards.ts'
import { itemPage } from '../../app/catalogue/catalogue-pages.ts'
import type { CatalogueFilters } from '../../app/catalogue/catalogue-pages.ts'
import type { CatalogueTab } from '../../app/catalogue/catalogue-view.ts'
import { useServices } from '../../app/services/services-context.ts'
import { ItemGrid } from '../../app/catalogue/ItemGrid.tsx'
import styles from './SuggestedItems.module.css'

/** Maximum number of suggestions: one row of the grid on a wide screen. */
const maximum = 4

interface SuggestedItemsProps {
  tab: CatalogueTab
  /** Fewer and fewer filters. The items of the first ones that match any are shown. */
  filters: readonly CatalogueFilters[]
}

/** Suggestions for an empty result: the nearest items that match fewer filters. A skeleton until they are loaded, and nothing when there are none. */
export function SuggestedItems({ tab, filters }: SuggestedItemsProps) {
  const { api } = useServices()
  const [items, setItems] = useState<readonly ItemCard[] | null>(null)
  const query = JSON.stringify(filters)
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const client = await api()
      for (const filters of JSON.parse(query) as CatalogueFilters[]) {
        const { items } = await itemPage(client, { filters, page: 1, limit: maximum }, controller.signal)
        if (items.length > 0) return items
      }
      return []
    }
    void load()
      // Suggestions are optional.
      .catch(() => [])
      .then((found) => {
        if (!controller.signal.aborted) setItems(found)
      })
    return () => controller.abort()
  }, [api, query])
  if (items?.length === 0) return null
  return (
    <div className={items ? undefined : styles.loading}>
      <ShopSection title="You may like">
        {items ? <ItemGrid items={items} of={tab} /> : <CardsSkeleton of={tab} count={maximum} />}
      </ShopSection>
    </div>
  )
}
