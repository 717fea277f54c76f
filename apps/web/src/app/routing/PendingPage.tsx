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

/** The shape of a page that is on its way, with the text that says so. */
export function PendingPage({ shape, label }: Pending) {
  const Shape = shapes[shape]
  return <Shape label={label} />
}

/** Nothing of a page is shown before it is known whether it is for this person: not even its shape. */
function Waiting({ label }: { label: string }) {
  return (
    <output className={styles.waiting}>
      <Spinner /> {label}
    </output>
  )
}
