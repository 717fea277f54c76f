import { Spinner } from '@shop/ui/components/spinner'
import { FormPageSkeleton } from '@shop/ui/patterns/form-page'
import { HomeSkeleton, ListPageSkeleton, ProductSkeleton, ShopSkeleton, TextSkeleton } from '@shop/ui/patterns/skeletons'
import { useLocation, useNavigation } from 'react-router-dom'
import { readCatalogueView } from '../catalogue/catalogue-view.ts'
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

/** The shop page in the shape of the tab that its address opens. */
function PendingShop({ label }: { label: string }) {
  const here = useLocation()
  const { location: next = here } = useNavigation()
  return <ShopSkeleton label={label} of={readCatalogueView(new URLSearchParams(next.search)).tab} />
}

/** A guarded page shows nothing, not even its shape, until it is known whether the user may see it. */
function Waiting({ label }: { label: string }) {
  return (
    <output className={styles.waiting}>
      <Spinner /> {label}
    </output>
  )
}
