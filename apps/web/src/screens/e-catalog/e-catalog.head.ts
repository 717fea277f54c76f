import type { HeadOf } from '../../app/routing/page.tsx'
import { breadcrumbData } from '../../app/head/structured-data.ts'
import { paths } from '../../paths.ts'
import type { ECatalogData } from '../presentation/presentation.loader.ts'

/** The head of E-Catalog. */
export const eCatalogHead: HeadOf<ECatalogData> = ({ data: { catalogues }, facts }) => {
  const canonical = paths.eCatalog.href()
  const { name } = facts.shop
  const titles = catalogues.map(({ title }) => title)
  return {
    title: 'E-Catalog',
    description:
      titles.length > 0 ? `Browse the catalogues of ${name}: ${titles.join(', ')}.` : `Ask ${name} for designs and prices.`,
    canonical,
    image: catalogues[0]?.image ?? null,
    structured: [breadcrumbData([{ name: 'E-Catalog', href: canonical }], facts)],
  }
}
