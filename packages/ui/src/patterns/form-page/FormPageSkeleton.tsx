import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import styles from './FormPage.module.css'

interface FormPageSkeletonProps {
  /** Announced by screen readers: 'Loading authentication...'. */
  label: string
}

/** The skeleton of a form page: heading, two fields, a button. */
export function FormPageSkeleton({ label }: FormPageSkeletonProps) {
  return (
    <div className={styles.root} data-full-width-fields aria-busy="true">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <div className={styles.place}>
        <div className={styles.column}>
          <div className={styles.shapes}>
            <Skeleton shape="title" length="long" />
            <Skeleton length="half" />
            <Skeleton shape="block" className={styles.control} />
            <Skeleton shape="block" className={styles.control} />
            <Skeleton shape="block" className={styles.control} />
          </div>
        </div>
      </div>
    </div>
  )
}
