import type { ReactNode } from 'react'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import styles from './Skeletons.module.css'

/** Props of every page skeleton. */
export interface PageSkeletonProps {
  /** Announced by screen readers: 'Loading data...'. */
  label: string
}

/** Wraps skeletons in a status region with a sentence for screen readers. */
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

/** The skeleton of a page's title. */
export function Heading() {
  return (
    <div className={styles.heading}>
      <Skeleton shape="block" />
    </div>
  )
}
