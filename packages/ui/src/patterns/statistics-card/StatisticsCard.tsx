import type { ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import styles from './StatisticsCard.module.css'

/** Properties of {@link StatisticsCard}. */
interface StatisticsCardProps {
  /** What is counted: 'Total Products'. */
  label: string
  /** How many; null while nobody knows. */
  count: number | null
  /** The number is on its way; without it a `null` did not come. */
  isBusy?: boolean
  /** Where what is counted can be seen: the whole card leads there. */
  href?: string
}

/** One number of the overview with what it counts. */
export function StatisticsCard({ label, count, isBusy = false, href }: StatisticsCardProps) {
  return (
    <div className={styles.root}>
      <dt className={styles.label}>
        {href === undefined ? (
          label
        ) : (
          <Link variant="plain" className={styles.link} href={href}>
            {label}
          </Link>
        )}
      </dt>
      <dd className={styles.count} aria-busy={isBusy || undefined}>
        {count === null ? isBusy ? <Waiting /> : <Unknown /> : count.toLocaleString('en-NG')}
      </dd>
    </div>
  )
}

/** The cards of the overview, side by side. */
export function Statistics({ children }: { children: ReactNode }) {
  return <dl className={styles.cards}>{children}</dl>
}

const Waiting = () => (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <Skeleton shape="title" length="short" />
  </>
)

const Unknown = () => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>Unknown</VisuallyHidden>
  </>
)
