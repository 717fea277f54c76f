import { classNames } from '../../components/class-names.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Band } from '../section/index.ts'
import { Heading, Loading, type PageSkeletonProps } from './Loading.tsx'
import styles from './Skeletons.module.css'

/** The skeleton of a text page: a heading and a few lines, as high as the screen. */
export function TextSkeleton({ label }: PageSkeletonProps) {
  return (
    <Loading label={label}>
      <Band className={classNames(styles.stack, styles.screen)} aria-hidden="true">
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
