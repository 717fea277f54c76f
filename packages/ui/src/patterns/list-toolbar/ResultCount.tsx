import styles from './ListToolbar.module.css'

interface ResultCountProps {
  /** Total number of items on all pages, or null while unknown. */
  total: number | null
  of: 'product' | 'collection'
}

/** The number of items of the whole list. Changes are announced politely. */
export function ResultCount({ total, of }: ResultCountProps) {
  return <output className={styles.count}>{total === null ? '' : `${withCommas(total)} ${of}${total === 1 ? '' : 's'}`}</output>
}

/** Formats without the browser's locale, because server and browser must render the same text. */
function withCommas(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}
