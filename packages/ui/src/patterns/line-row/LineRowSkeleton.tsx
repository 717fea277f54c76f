import { Skeleton } from '../../components/skeleton/index.ts'
import styles from './LineRow.module.css'

/** The skeleton of a row whose name has two lines, with the same height. */
export function LineRowSkeleton() {
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.picture}>
        <Skeleton shape="picture" />
      </div>
      <div className={styles.text}>
        <Skeleton length="long" />
        <Skeleton length="long" />
        <Skeleton length="half" />
        <Skeleton length="short" />
      </div>
      <div className={styles.foot}>
        <Skeleton shape="block" className={styles.actions} />
      </div>
    </div>
  )
}
