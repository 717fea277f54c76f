import { Spinner } from '@shop/ui/components/spinner'
import { FormPageSkeleton } from '@shop/ui/patterns/form-page'
import { HomeSkeleton, ListPageSkeleton, ProductSkeleton, ShopSkeleton, TextSkeleton } from '@shop/ui/patterns/skeletons'
import { parseStyle } from '@shop/domain'
import { matchPath, useLocation, useNavigation } from 'react-router-dom'
import { readCatalogueView, wholeCatalogue, writeCatalogueView } from '../catalogue/catalogue-view.ts'
import { catalogueTitle } from '../catalogue/titles.ts'
import { paths } from '../../paths.ts'
import type { Pending } from './page.tsx'
import styles from './PendingPage.module.css'

const shapes = {
  home: HomeSkeleton,
  shop: PendingShop,
  product: ProductSkeleton,
  list: ListPageSkeleton,
  text: TextSkeleton,
  form: FormPageSkeleton,
  authentication: Waiting,
}

/** The placeholder of a page that is loading, with its label. */
export function PendingPage({ shape, label }: Pending) {
  const Shape = shapes[shape]
  return <Shape label={label} />
}

/** The shop page or the page of a style, with the title, the tab and the chips that its address opens. */
function PendingShop({ label }: { label: string }) {
  const here = useLocation()
  const { location: next = here } = useNavigation()
  const view = readCatalogueView(new URLSearchParams(next.search))
  const style = parseStyle(matchPath(paths.style.pattern, next.pathname)?.params.style ?? '')
  const isFiltered = writeCatalogueView({ ...view, sort: null }) !== writeCatalogueView({ ...wholeCatalogue, tab: view.tab })
  return (
    <ShopSkeleton
      label={label}
      title={catalogueTitle(style, view.tab, view.category)}
      of={view.tab}
      hasSwitcher={style !== null}
      isFiltered={isFiltered}
    />
  )
}

/** A guarded page shows nothing, not even its shape, until it is known whether the user may see it. */
function Waiting({ label }: { label: string }) {
  return (
    <output className={styles.waiting}>
      <Spinner /> {label}
    </output>
  )
}
