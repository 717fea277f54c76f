import type { EnquiryFigures } from '@shop/api'
import { enquiryStatusLabels, formatDay } from '@shop/domain'
import type { LoadingContext, LoadingEvent, LoadingTag } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { Link } from '@shop/ui/components/link'
import { Skeleton } from '@shop/ui/components/skeleton'
import { useId } from 'react'
import { nameText } from '../enquiry-inbox/enquiry-texts.ts'
import type { ViewProps } from '../view-snapshot.ts'
import styles from './EnquiryFigures.module.css'
import { FigureTable } from './FigureTable.tsx'

interface EnquiryFiguresViewProps extends ViewProps<LoadingContext<EnquiryFigures>, LoadingTag, LoadingEvent> {
  /** The address of one enquiry. */
  enquiryHref: (reference: string) => string
}

/** The figures of the enquiries on the dashboard. */
export function EnquiryFiguresView({ snapshot, send, enquiryHref }: EnquiryFiguresViewProps) {
  const { data: figures, problem } = snapshot.context
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id} aria-busy={snapshot.hasTag('busy') || undefined}>
      <h2 id={id} className={styles.title}>
        Enquiries of the last twelve weeks
      </h2>
      <p className={styles.note}>A message of the contact form counts once you have quoted a price for it.</p>
      {snapshot.hasTag('failed') && <Alert onRetry={() => send({ type: 'load.retry' })}>{problem}</Alert>}
      {figures === null && snapshot.hasTag('busy') && <Skeleton shape="wide" />}
      {figures !== null && <Figures figures={figures} enquiryHref={enquiryHref} />}
    </section>
  )
}

interface FiguresProps {
  figures: EnquiryFigures
  enquiryHref: (reference: string) => string
}

function Figures({ figures, enquiryHref }: FiguresProps) {
  if (figures.overdue.length === 0 && figures.weeks.every(({ count }) => count === 0)) {
    return <p className={styles.note}>No enquiries came in these weeks, and nothing is overdue.</p>
  }
  return (
    <div className={styles.tables}>
      <FigureTable title="By week" labelOf="Week from" rows={[...figures.weeks].reverse().map(weekRow)} />
      <div className={styles.column}>
        <FigureTable title="By status" labelOf="Status" rows={figures.statuses.map(statusRow)} />
        {figures.daysToDeposit !== null && (
          <p className={styles.note}>From the first message to the deposit: {daysText(figures.daysToDeposit)} (median)</p>
        )}
      </div>
      <div className={styles.column}>
        {figures.mostAsked.length > 0 && (
          <FigureTable title="Asked for most" labelOf="Item" rows={figures.mostAsked.map(itemRow)} />
        )}
        <Overdue figures={figures} enquiryHref={enquiryHref} />
      </div>
    </div>
  )
}

function Overdue({ figures: { overdue }, enquiryHref }: FiguresProps) {
  return (
    <div>
      <h3 className={styles.caption}>Overdue</h3>
      {overdue.length === 0 && <p className={styles.note}>Nothing is overdue.</p>}
      <ul role="list">
        {overdue.map(({ reference, name, reason, since }) => (
          <li key={reference} className={styles.overdue}>
            <Link href={enquiryHref(reference)}>{reference}</Link>
            <span className={styles.note}>
              {nameText(name)} · {reason === 'promised' ? 'promised for' : 'without an answer since'} {formatDay(since)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const weekRow = ({ week, count, worth }: EnquiryFigures['weeks'][number]) => ({
  key: week,
  label: shortDay.format(new Date(week)),
  count,
  worth,
})

const statusRow = ({ status, count, worth }: EnquiryFigures['statuses'][number]) => ({
  key: status,
  label: enquiryStatusLabels[status],
  count,
  worth,
})

const itemRow = ({ item, name, quantity }: EnquiryFigures['mostAsked'][number]) => ({
  key: item,
  label: name,
  count: quantity,
  worth: null,
})

function daysText(days: number): string {
  const rounded = Math.round(days * 10) / 10
  return rounded === 1 ? '1 day' : `${rounded} days`
}
