import { Skeleton } from '../../components/skeleton/index.ts'
import { LineRowSkeleton } from '../line-row/index.ts'
import { LineList } from '../list-layout/index.ts'
import { Band } from '../section/index.ts'
import { Heading, Loading, type PageSkeletonProps } from './Loading.tsx'
import styles from './Skeletons.module.css'

/** The lines of a cart or a wishlist on their way: three rows. */
export function LinesSkeleton({ label }: PageSkeletonProps) {
  return (
    <Loading label={label}>
      <div aria-hidden="true">
        <LineList>
          <LineRowSkeleton />
          <LineRowSkeleton />
          <LineRowSkeleton />
        </LineList>
      </div>
    </Loading>
  )
}

/** The summary beside the lines on its way. */
export function SummarySkeleton() {
  return (
    <div className={styles.summary} aria-hidden="true">
      <Skeleton shape="title" length="long" />
      <Skeleton />
      <Skeleton shape="block" />
    </div>
  )
}

/** The page of a cart or a wishlist on its way: title, three rows. */
export function ListPageSkeleton({ label }: PageSkeletonProps) {
  return (
    <Band className={styles.stack}>
      <Heading />
      <LinesSkeleton label={label} />
    </Band>
  )
}
