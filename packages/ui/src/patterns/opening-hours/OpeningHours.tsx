import type { HoursLine } from '@shop/domain'
import styles from './OpeningHours.module.css'

interface OpeningHoursProps {
  /** Groups of days with the same hours, in the order of the week. */
  lines: readonly Pick<HoursLine, 'days' | 'hours'>[]
}

/** The opening hours of the showroom, one line per group of days. */
export function OpeningHours({ lines }: OpeningHoursProps) {
  return (
    <dl className={styles.root}>
      {lines.map(({ days, hours }) => (
        <div key={days} className={styles.line} data-closed={hours === 'closed' || undefined}>
          <dt>{days}</dt>
          <dd className={styles.hours}>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
