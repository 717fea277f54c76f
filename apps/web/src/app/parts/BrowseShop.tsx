import type { ApiClient } from '@shop/api/client'
import { shopCategoryLabels } from '@shop/domain'
import { SearchField } from '@shop/ui/components/search-field'
import { CategoryTiles } from '@shop/ui/patterns/category-tiles'
import type { PictureLink } from '@shop/ui/patterns/shapes'
import { ShopSection } from '@shop/ui/patterns/section'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useOptionalData } from '../services/useOptionalData.ts'
import styles from './BrowseShop.module.css'
import { Waiting } from './Waiting.tsx'

interface BrowseShopProps {
  /** Shows a search field, for pages without one. */
  hasSearch: boolean
}

/**
 * Ways on from a page with nothing to show: a search field, and the categories that have a product. Renders nothing when there is neither.
 */
export function BrowseShop({ hasSearch }: BrowseShopProps) {
  const navigate = useNavigate()
  const tiles = useOptionalData(loadTiles)
  const search = (text: string) => void navigate(paths.shop.href(text === '' ? '' : `?${new URLSearchParams({ search: text })}`))
  if (!hasSearch && tiles !== undefined && !tiles?.length) return null
  return (
    <ShopSection title="Browse the shop">
      {hasSearch ? (
        <SearchField className={styles.search} label="Search products" action={paths.shop.href()} onSearch={search} />
      ) : null}
      {tiles === undefined ? <Waiting height="screen" /> : null}
      {tiles && tiles.length > 0 ? <CategoryTiles tiles={tiles} /> : null}
    </ShopSection>
  )
}

/** Reads the categories that have a product. The search field works without them. */
async function loadTiles(api: ApiClient, signal: AbortSignal): Promise<readonly PictureLink[]> {
  const { categories } = await api.catalogue.showcase({}, { signal })
  return categories.map(({ category, image }) => ({
    label: shopCategoryLabels[category],
    href: paths.shop.href(`?${new URLSearchParams({ category })}`),
    image,
  }))
}
