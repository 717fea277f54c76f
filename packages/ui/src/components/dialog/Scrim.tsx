import * as Radix from '@radix-ui/react-dialog'
import { useDialogContainer } from './container.ts'
import styles from './Scrim.module.css'

/** The shade between the page and what stands over it: a dialog, a drawer. */
export function Scrim() {
  // Radix shows its overlay for the whole page only.
  return useDialogContainer() ? <div className={styles.root} /> : <Radix.Overlay className={styles.root} />
}
