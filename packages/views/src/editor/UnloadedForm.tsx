import { siteSentences } from '@shop/domain'
import { Alert, useFocusHandover } from '@shop/ui/components/alert'
import { Skeleton } from '@shop/ui/components/skeleton'
import styles from './EditorFrame.module.css'

interface UnloadedFormProps {
  title: string
  /** Why loading failed; null while the form is being loaded. */
  failure: string | null
  onRetry: () => void
}

/** A skeleton in place of a form, or why it could not be loaded. */
export function UnloadedForm({ title, failure, onRetry }: UnloadedFormProps) {
  const root = useFocusHandover()
  return (
    <div ref={root} className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      {failure === null ? (
        <>
          <output>{siteSentences.loadingData}</output>
          <div className={styles.shape} aria-hidden>
            <Skeleton shape="title" />
            <Skeleton shape="title" />
            <Skeleton shape="wide" />
          </div>
        </>
      ) : (
        <Alert onRetry={onRetry}>{failure}</Alert>
      )}
    </div>
  )
}
