import { useId } from 'react'
import { Checkbox } from '../../components/checkbox/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import styles from './ShopDetailsForm.module.css'

/** The opening hours of a day as typed: times of 24 hours, or ''. */
export interface DayHours {
  isOpen: boolean
  opens: string
  closes: string
}

interface DayHoursFieldsProps {
  /** The name of the day, such as Monday. */
  day: string
  hours: DayHours
  onHours: (hours: Partial<DayHours>) => void
  error: string | undefined
}

/** One day: whether the showroom is open, and from when to when. */
export function DayHoursFields({ day, hours, onHours, error }: DayHoursFieldsProps) {
  const errorId = useId()
  const time = (name: 'opens' | 'closes') => (
    <input
      type="time"
      className={styles.time}
      aria-label={`${day} ${name}`}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
      required
      value={hours[name]}
      onChange={(event) => onHours({ [name]: event.target.value })}
    />
  )
  return (
    <div className={styles.day}>
      <Checkbox label={day} checked={hours.isOpen} onChange={(event) => onHours({ isOpen: event.target.checked })} />
      {hours.isOpen ? (
        <span className={styles.times}>
          {time('opens')}
          <span aria-hidden>to</span>
          {time('closes')}
        </span>
      ) : (
        <span className={styles.closed}>Closed</span>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="notice" size="small" />
          <span>
            <VisuallyHidden>Error: </VisuallyHidden>
            {error}
          </span>
        </p>
      )}
    </div>
  )
}
