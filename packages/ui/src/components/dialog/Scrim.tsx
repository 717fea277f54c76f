import * as Radix from '@radix-ui/react-dialog'
import styles from './Scrim.module.css'

/** The shade between the page and what stands over it: a dialog, a drawer. */
export function Scrim() {
  return <Radix.Overlay className={styles.root} />
}
