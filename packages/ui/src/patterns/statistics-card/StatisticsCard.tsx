import type { ReactNode } from 'react'
import { Link } from '../../components/link/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import styles from './StatisticsCard.module.css'

interface StatisticsCardProps {
  /** The label: 'Total Products'. */
  label: string
  /** The number, or null while unknown. */
  count: number | null
  /** The number is loading. A null that is not loading means that the request failed. */
  isBusy?: boolean
  /** Address of the counted items. The whole card is a link. */
  href?: string
}

/** A labelled number on the dashboard. */
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

/** The cards of the dashboard, side by side. */
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
