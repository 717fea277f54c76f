import { HomeSkeleton, ProductSkeleton, ShopSkeleton } from '@shop/ui/patterns/skeletons'
import type { PageHandle } from './page-handle.ts'

const skeletons = { home: HomeSkeleton, shop: ShopSkeleton, product: ProductSkeleton }

/** The shape of a page that is on its way, with the text that says so. */
export function PendingPage({ shape, label }: PageHandle['pending']) {
  const Skeleton = skeletons[shape]
  return <Skeleton label={label} />
}
