import { Skeleton } from '../../components/skeleton/index.ts'
import { CollectionGrid } from '../collection-grid/index.ts'
import { ProductGrid } from '../product-grid/index.ts'
import { ProductLayout } from '../product-layout/index.ts'
import { Band } from '../section/index.ts'
import { Heading, Loading, type PageSkeletonProps } from './Loading.tsx'
import styles from './Skeletons.module.css'

interface CardsSkeletonProps {
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

/** The skeleton of the home page: the hero with its text and a first section. */
export function HomeSkeleton({ label }: PageSkeletonProps) {
  return (
    <Loading label={label}>
      <Skeleton shape="block" className={styles.hero} />
      <Band className={styles.stack}>
        <Heading />
        <CardsSkeleton count={4} />
      </Band>
    </Loading>
  )
}

/** The skeleton of the shop or style page: title, search field, tabs, toolbar, cards. */
export function ShopSkeleton({ label, of }: PageSkeletonProps & Pick<CardsSkeletonProps, 'of'>) {
  return (
    <Loading label={label}>
      <Band className={styles.shop}>
        <Heading />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <CardsSkeleton of={of} />
      </Band>
    </Loading>
  )
}

/** The skeleton of an item's page: picture and facts. */
export function ProductSkeleton({ label }: PageSkeletonProps) {
  return (
    <Loading label={label}>
      <ProductLayout
        gallery={<Skeleton shape="picture" className={styles.gallery} />}
        facts={
          <div className={styles.facts}>
            <Skeleton length="short" />
            <Heading />
            <Skeleton length="half" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        }
      />
    </Loading>
  )
}
