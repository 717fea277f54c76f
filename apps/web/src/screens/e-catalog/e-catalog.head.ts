import type { HeadOf } from '../../app/routing/page.tsx'
import { breadcrumbData } from '../../app/head/structured-data.ts'
import { paths } from '../../paths.ts'
import type { ECatalogData } from '../presentation/presentation.loader.ts'

/** The head of E-Catalog. */
export const eCatalogHead: HeadOf<ECatalogData> = ({ data: { catalogues }, facts }) => {
  const canonical = paths.eCatalog.href()
  return {
    title: 'E-Catalog',
    description: `Browse the catalogues of ${facts.shop.name}: ${catalogues.map(({ title }) => title).join(', ')}.`,
    canonical,
    image: catalogues[0]?.image ?? null,
    structured: [breadcrumbData([{ name: 'E-Catalog', href: canonical }], facts)],
  }
}
