import type { HoursLine } from '@shop/domain'
import styles from './OpeningHours.module.css'

/** Properties of {@link OpeningHours}. */
interface OpeningHoursProps {
  /** Days that have the same hours, in the order of the week. */
  lines: readonly Pick<HoursLine, 'days' | 'hours'>[]
}

/** When the showroom is open: a line for days with the same hours. */
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
