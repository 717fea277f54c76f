import styles from './Waiting.module.css'

interface WaitingProps {
  /** `row` is a heading and a row of cards. */
  height: 'row' | 'screen'
}

/** Reserves space for a part of the page that is being loaded, so that the footer does not jump. */
export function Waiting({ height }: WaitingProps) {
  return <div className={styles.root} data-height={height} />
}
