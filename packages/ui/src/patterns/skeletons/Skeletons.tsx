import type { ReactNode } from 'react'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { ProductGrid } from '../product-grid/index.ts'
import styles from './Skeletons.module.css'

/** Properties of every page skeleton. */
export interface PageSkeletonProps {
  /** Said to a screen reader while the shapes stand: 'Loading data...'. */
  label: string
}

/** The shape of a grid of cards that are on their way. */
export function CardsSkeleton({ count = 8 }: { count?: number }) {
  return (
    <ProductGrid>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={styles.card} aria-hidden="true">
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.name} />
          <Skeleton className={styles.line} />
        </div>
      ))}
    </ProductGrid>
  )
}

/** Home on its way: the hero, the trust line, a first section. */
export function HomeSkeleton({ label }: PageSkeletonProps) {
  return (
    <Loading label={label}>
      <Skeleton className={styles.hero} />
      <div className={styles.page}>
        <Skeleton className={styles.title} />
        <CardsSkeleton count={4} />
      </div>
    </Loading>
  )
}

/** Shop, or a style's shop, on its way: title, controls, cards. */
export function ShopSkeleton({ label }: PageSkeletonProps) {
  return (
    <Loading label={label}>
      <div className={styles.page}>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.controls} />
        <CardsSkeleton />
      </div>
    </Loading>
  )
}

/** An open piece on its way: picture at the start, facts at the end. */
export function ProductSkeleton({ label }: PageSkeletonProps) {
  return (
    <Loading label={label}>
      <div className={styles.product}>
        <Skeleton className={styles.picture} />
        <div className={styles.facts}>
          <Skeleton className={styles.line} />
          <Skeleton className={styles.title} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.controls} />
        </div>
      </div>
    </Loading>
  )
}

function Loading({ label, children }: PageSkeletonProps & { children: ReactNode }) {
  return (
    <div className={styles.root} aria-busy="true">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      {children}
    </div>
  )
}
