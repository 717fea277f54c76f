import styles from './ListToolbar.module.css'

/** Properties of {@link ResultCount}. */
interface ResultCountProps {
  /** How many there are in all, on every page together; null while nobody knows. */
  total: number | null
  of: 'product' | 'collection'
}

/** How many items the list has in all; a screen reader hears it change, politely. */
export function ResultCount({ total, of }: ResultCountProps) {
  return <output className={styles.count}>{total === null ? '' : `${withCommas(total)} ${of}${total === 1 ? '' : 's'}`}</output>
}

/** By hand and not by the browser's locale: the served page and the browser have to write the same. */
function withCommas(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
