import { Skeleton } from '../../components/skeleton/index.ts'
import { CollectionGrid } from '../collection-grid/index.ts'
import { ProductGrid } from '../product-grid/index.ts'
import styles from './Skeletons.module.css'

export interface CardsSkeletonProps {
  /** Products have square pictures, collections wide ones. */
  of?: 'products' | 'collections' | undefined
  count?: number
}

/** The skeleton of a grid of cards. */
export function CardsSkeleton({ of = 'products', count = 8 }: CardsSkeletonProps) {
  const Grid = of === 'products' ? ProductGrid : CollectionGrid
  return (
    <div aria-hidden="true">
      <Grid>
        {Array.from({ length: count }, (_, position) => (
          <div key={position} className={styles.card}>
            <Skeleton shape={of === 'products' ? 'picture' : 'wide'} />
            <Skeleton shape="title" length="long" />
            <Skeleton length="half" />
          </div>
        ))}
      </Grid>
    </div>
  )
}
