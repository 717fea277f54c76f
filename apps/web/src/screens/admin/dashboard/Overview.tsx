import { adminSentences } from '@shop/domain'
import { ButtonLink } from '@shop/ui/components/button'
import { Icon } from '@shop/ui/components/icon'
import { Statistics, StatisticsCard } from '@shop/ui/patterns/statistics-card'
import { useSelector } from '@xstate/react'
import { useUser } from '../../../app/shop/useUser.ts'
import { paths } from '../../../paths.ts'
import { useAdminTables } from '../admin-context.ts'
import styles from './Dashboard.module.css'

/** Dashboard Overview: the greeting, how many items there are, and what is done most often. */
export function Overview() {
  const { username, email } = useUser() ?? {}
  const desk = useAdminTables()
  const products = useSelector(desk.products, countOf, isSameCount)
  const collections = useSelector(desk.collections, countOf, isSameCount)
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>Welcome, {username || email}!</h1>
      <Statistics>
        <StatisticsCard label={adminSentences.totalProducts} {...products} href={paths.dashboard.href('?section=products')} />
        <StatisticsCard
          label={adminSentences.totalCollections}
          {...collections}
          href={paths.dashboard.href('?section=collections')}
        />
      </Statistics>
      <section className={styles.part}>
        <h2 className={styles.heading}>{adminSentences.quickActions}</h2>
        <div className={styles.actions}>
          <ButtonLink href={paths.newProduct.href()} size="large" icon={<Icon name="plus" />}>
            {adminSentences.addNewProduct}
          </ButtonLink>
          <ButtonLink href={paths.newCollection.href()} size="large" variant="secondary" icon={<Icon name="plus" />}>
            {adminSentences.addNewCollection}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

interface Count {
  count: number | null
  isBusy: boolean
}

const countOf = (snapshot: { context: { count: number | null }; hasTag: (tag: 'counting') => boolean }): Count => ({
  count: snapshot.context.count,
  isBusy: snapshot.hasTag('counting'),
})

const isSameCount = (one: Count, other: Count) => one.count === other.count && one.isBusy === other.isBusy
