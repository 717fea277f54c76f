import { useLocation } from 'react-router-dom'
import { readCatalogueView } from '../../../app/catalogue/catalogue-view.ts'
import { paths } from '../../../paths.ts'
import { Catalogue } from '../Catalogue.tsx'

/** The whole shop: all products on one tab, all collections on the other. */
export function Shop() {
  const view = readCatalogueView(new URLSearchParams(useLocation().search))
  return <Catalogue style={null} view={view} hrefOf={paths.shop.href} />
}
