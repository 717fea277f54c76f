import { Skeleton } from '../../components/skeleton/index.ts'
import { ProductLayout } from '../product-layout/index.ts'
import { Band } from '../section/index.ts'
import { CardsSkeleton, type CardsSkeletonProps } from './CardsSkeleton.tsx'
import { Heading, Loading, type PageSkeletonProps } from './Loading.tsx'
import styles from './Skeletons.module.css'

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
