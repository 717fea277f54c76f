import * as Radix from '@radix-ui/react-dialog'
import { useDialogContainer } from './container.ts'
import styles from './Scrim.module.css'

/** The overlay between the page and a dialog or drawer. */
export function Scrim() {
  // Radix shows its overlay for the whole page only.
  return useDialogContainer() ? <div className={styles.root} /> : <Radix.Overlay className={styles.root} />
}
