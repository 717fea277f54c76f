import styles from './PromoBadge.module.css'

interface PromoBadgeProps {
  /** Discount in whole percent. */
  percent: number
}

/**
 * The discount in percent, on a picture or next to a price. Renders nothing for a discount that rounds to 0%.
 */
export function PromoBadge({ percent }: PromoBadgeProps) {
  if (percent < 1) return null
  return <span className={styles.root}>{percent}% off</span>
}
