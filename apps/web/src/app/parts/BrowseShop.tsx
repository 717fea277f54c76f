import { shopCategoryLabels } from '@shop/domain'
import { SearchField } from '@shop/ui/components/search-field'
import { CategoryTiles } from '@shop/ui/patterns/category-tiles'
import type { PictureLink } from '@shop/ui/patterns/shapes'
import { ShopSection } from '@shop/ui/patterns/section'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useServices } from '../services/services-context.ts'
import styles from './BrowseShop.module.css'

interface BrowseShopProps {
  /** Shows a search field, for pages without one. */
  hasSearch: boolean
}

/** Ways on from a page with nothing to show: a search field, and the categories with a picture each. */
export function BrowseShop({ hasSearch }: BrowseShopProps) {
  const navigate = useNavigate()
  const tiles = useCategoryTiles()
  const search = (text: string) => void navigate(paths.shop.href(text === '' ? '' : `?${new URLSearchParams({ search: text })}`))
  return (
    <ShopSection title="Browse the shop">
      {hasSearch ? (
        <SearchField className={styles.search} label="Search products" action={paths.shop.href()} onSearch={search} />
      ) : null}
      {tiles.length > 0 ? <CategoryTiles tiles={tiles} /> : null}
    </ShopSection>
  )
}

/** The categories that have a picture; none until they are loaded, and when they cannot be loaded. */
function useCategoryTiles(): readonly PictureLink[] {
  const { api } = useServices()
  const [tiles, setTiles] = useState<readonly PictureLink[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    void api()
      .then((client) => client.catalogue.showcase({}, { signal: leaving.signal }))
      .then(({ categories }) =>
        setTiles(
          categories.map(({ category, image }) => ({
            label: shopCategoryLabels[category],
            href: paths.shop.href(`?${new URLSearchParams({ category })}`),
            image,
          })),
        ),
      )
      // The search field works without the tiles.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [api])
  return tiles
}
