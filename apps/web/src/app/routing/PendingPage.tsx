import { Spinner } from '@shop/ui/components/spinner'
import { FormPageSkeleton } from '@shop/ui/patterns/form-page'
import { HomeSkeleton, ListPageSkeleton, ProductSkeleton, ShopSkeleton, TextSkeleton } from '@shop/ui/patterns/skeletons'
import type { Pending } from './page.tsx'
import styles from './PendingPage.module.css'

const shapes = {
  home: HomeSkeleton,
  shop: ShopSkeleton,
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

/** A guarded page shows nothing, not even its shape, until it is known whether the user may see it. */
function Waiting({ label }: { label: string }) {
  return (
    <output className={styles.waiting}>
      <Spinner /> {label}
    </output>
  )
}
