import styles from './PromoBadge.module.css'

/** Properties of {@link PromoBadge}. */
interface PromoBadgeProps {
  /** Whole percent taken off the price. */
  percent: number
}

/**
 * How much a promotion takes off, as a small label on a picture or beside a price.
 * Nothing is shown for a discount that rounds to zero, because '0% off' promises nothing.
 */
export function PromoBadge({ percent }: PromoBadgeProps) {
  if (percent < 1) return null
  return <span className={styles.root}>{percent}% off</span>
}
