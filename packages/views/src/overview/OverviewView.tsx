import { adminSentences } from '@shop/domain'
import { ButtonLink } from '@shop/ui/components/button'
import { Icon } from '@shop/ui/components/icon'
import { Statistics, StatisticsCard } from '@shop/ui/patterns/statistics-card'
import type { ViewSnapshot } from '../view-snapshot.ts'
import type { ReactNode } from 'react'
import styles from './Overview.module.css'

type CountSnapshot = ViewSnapshot<{ count: number | null }, 'counting'>

interface OverviewViewProps {
  /** The name of the signed-in admin, for the greeting. */
  name: string | undefined
  products: CountSnapshot
  collections: CountSnapshot
  links: Record<'products' | 'collections' | 'newProduct' | 'newCollection', string>
  /** Further lists below the quick actions. */
  children?: ReactNode
}

/** The screen Dashboard Overview: a greeting, the number of items and the most frequent actions. */
export function OverviewView({ name, products, collections, links, children }: OverviewViewProps) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>Welcome, {name}!</h1>
      <Statistics>
        <StatisticsCard label={adminSentences.totalProducts} {...countProps(products)} href={links.products} />
        <StatisticsCard label={adminSentences.totalCollections} {...countProps(collections)} href={links.collections} />
      </Statistics>
      <section className={styles.part}>
        <h2 className={styles.heading}>{adminSentences.quickActions}</h2>
        {products.context.count === 0 && (
          <p>Shoppers see no products yet. Add your first product, or show a draft to shoppers.</p>
        )}
        <div className={styles.actions}>
          <ButtonLink href={links.newProduct} size="large" icon={<Icon name="plus" />}>
            {adminSentences.addNewProduct}
          </ButtonLink>
          <ButtonLink href={links.newCollection} size="large" variant="secondary" icon={<Icon name="plus" />}>
            {adminSentences.addNewCollection}
          </ButtonLink>
        </div>
      </section>
      {children}
    </div>
  )
}

function countProps(section: CountSnapshot) {
  return { count: section.context.count, isBusy: section.hasTag('counting') }
}
