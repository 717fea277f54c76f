import { Skeleton } from '../../components/skeleton/index.ts'
import { Band } from '../section/index.ts'
import { Heading, Loading, type PageSkeletonProps } from './Loading.tsx'
import styles from './Skeletons.module.css'

/** The skeleton of a text page: a heading and a few lines. */
export function TextSkeleton({ label }: PageSkeletonProps) {
  return (
    <Loading label={label}>
      <Band className={styles.stack} aria-hidden="true">
        <Heading />
        <div className={styles.facts}>
          <Skeleton />
          <Skeleton />
          <Skeleton length="long" />
        </div>
      </Band>
    </Loading>
  )
}
