import { classNames } from '../../components/class-names.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { ProductLayout } from '../product-layout/index.ts'
import { Band } from '../section/index.ts'
import { ShopHero } from '../shop-hero/ShopHero.tsx'
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

interface ShopSkeletonProps extends PageSkeletonProps {
  /** The title, which the address tells. */
  title: string
  /** What the tab lists: only products have the category next to the search field. */
  of?: CardsSkeletonProps['of']
  /** Whether it is the page of a style, which has a switcher of styles. */
  hasSwitcher?: boolean
  /** Whether the toolbar has chips. */
  isFiltered?: boolean
}

/** The skeleton of the shop or style page: search field and selects below the title, tabs, toolbar, cards. Nothing moves when the page comes. */
export function ShopSkeleton({ label, title, of = 'products', hasSwitcher = false, isFiltered = false }: ShopSkeletonProps) {
  return (
    <Loading label={label}>
      <ShopHero title={title}>
        <Skeleton className={styles.field} shape="block" />
        {of === 'products' ? <Skeleton className={classNames(styles.field, styles.category)} shape="block" /> : null}
        {hasSwitcher ? <Skeleton className={styles.field} shape="block" /> : null}
      </ShopHero>
      <Band className={styles.shop}>
        <div className={styles.tabs}>
          <Skeleton length="half" />
        </div>
        <div className={styles.toolbar}>
          <Skeleton shape="block" />
          {isFiltered ? <Skeleton shape="block" length="half" /> : null}
        </div>
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
