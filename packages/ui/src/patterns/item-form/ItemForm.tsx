import { useEffect, useRef } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { Alert } from '../../components/alert/index.ts'
import { Button } from '../../components/button/index.ts'
import { Progress } from '../../components/progress/index.ts'
import type { FormProblem } from './form-shapes.ts'
import styles from './ItemForm.module.css'

/** What the forms of products and of collections have in common, but for their fields. */
export interface ItemFormFrame {
  /** Its heading. */
  title: string
  /** The button that saves. */
  submitLabel: string
  /** What is wrong, in the order of the form; also what the server found. */
  problems: readonly FormProblem[]
  /** Why saving failed, as a sentence; null when it did not. */
  failure: string | null
  /** How many of the picked pictures are read; null while none is being read. Saving waits for them. */
  reading: { read: number; total: number } | null
  /** Nothing can be changed now. */
  isLocked: boolean
  /** The form is on its way. */
  isSaving: boolean
  onSubmit: () => void
  onCancel: () => void
}

interface ItemFormProps extends ItemFormFrame {
  /** The wide column: what the item is. */
  main: ReactNode
  /** The narrow one: its pictures, and where it belongs. */
  side: ReactNode
}

/** The frame of a form of the back office: what is wrong in red above, two columns, and the bar that saves, always in view. */
export function ItemForm({ main, side, ...props }: ItemFormProps) {
  const { title, submitLabel, problems, failure, reading, isLocked, isSaving, onSubmit, onCancel } = props
  const { form, submit } = useFocusOnWrong(props, onSubmit)
  return (
    <form ref={form} className={styles.root} noValidate aria-label={title} onSubmit={submit}>
      <h1 className={styles.title}>{title}</h1>
      <Problems problems={problems} failure={failure} />
      <fieldset className={styles.columns} disabled={isLocked}>
        <div className={styles.main}>{main}</div>
        <div className={styles.side}>{side}</div>
      </fieldset>
      <div className={styles.bar} data-save-bar="">
        <div className={styles.progress}>
          {reading && (
            <Progress
              label="Reading pictures"
              value={reading.read}
              max={reading.total}
              text={`${reading.read} of ${reading.total}`}
            />
          )}
          {isSaving && <Progress label="Saving" />}
        </div>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isSaving} disabled={reading !== null}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

/** Everything that is wrong at once, each in its own words. */
function Problems({ problems, failure }: Pick<ItemFormFrame, 'problems' | 'failure'>) {
  const sentences = problems.filter(({ message }) => message !== failure)
  if (failure === null && sentences.length === 0) return null
  return (
    <Alert tabIndex={-1} data-problems="">
      {failure !== null && <p>{failure}</p>}
      {sentences.length > 0 && (
        <ul role="list" className={styles.problems}>
          {sentences.map(({ path, message, file }) => (
            <li key={`${path} ${message} ${file}`}>
              <span>{message}</span>
              {file !== undefined && <span className={styles.file}> {file}</span>}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** After a form was refused the focus goes to the first field that is wrong, or to the reason where no field is. */
function useFocusOnWrong({ problems, failure, isSaving }: ItemFormFrame, onSubmit: () => void) {
  const form = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    if (!isSent.current || isSaving || (problems.length === 0 && failure === null)) return
    isSent.current = false
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
    // The editor is a page within the page.
    const inner = wrong?.matches('[data-invalid]') ? wrong.querySelector<HTMLElement>('iframe, textarea') : wrong
    ;(inner ?? form.current?.querySelector<HTMLElement>('[data-problems]'))?.focus()
  }, [problems, failure, isSaving])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    isSent.current = true
    onSubmit()
  }
  return { form, submit }
}
