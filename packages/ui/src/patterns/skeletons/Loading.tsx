import type { ReactNode } from 'react'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import styles from './Skeletons.module.css'

/** Properties of every page skeleton. */
export interface PageSkeletonProps {
  /** Said to a screen reader while the shapes stand: 'Loading data...'. */
  label: string
}

/** Shapes of what is on its way, with the sentence that says so. */
export function Loading({ label, children }: PageSkeletonProps & { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      {children}
    </div>
  )
}

/** The place of a page's title. */
export function Heading() {
  return (
    <div className={styles.heading}>
      <Skeleton shape="block" />
    </div>
  )
}
