import { Skeleton } from '../../components/skeleton/index.ts'
import { LineRowSkeleton } from '../line-row/index.ts'
import { LineList } from '../list-layout/index.ts'
import { Band } from '../section/index.ts'
import { Heading, Loading, type PageSkeletonProps } from './Loading.tsx'
import styles from './Skeletons.module.css'

/** The skeleton of the rows of a saved list: three rows, with a sentence for browsers in which they would stay. */
export function LinesSkeleton({ label }: PageSkeletonProps) {
  return (
    <Loading label={label}>
      <noscript>
        <p>This page needs JavaScript. Please switch it on, or use a newer browser.</p>
      </noscript>
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

/** The skeleton of the summary. */
export function SummarySkeleton() {
  return (
    <div className={styles.summary} aria-hidden="true">
      <Skeleton shape="title" length="long" />
      <Skeleton />
      <Skeleton shape="block" />
    </div>
  )
}

/** The skeleton of a saved list's page: title, three rows. */
export function ListPageSkeleton({ label }: PageSkeletonProps) {
  return (
    <Band className={styles.stack}>
      <Heading />
      <LinesSkeleton label={label} />
    </Band>
  )
}
