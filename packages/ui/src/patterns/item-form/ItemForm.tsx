import type { ReactNode, SubmitEvent } from 'react'
import { Alert } from '../../components/alert/index.ts'
import { Button } from '../../components/button/index.ts'
import { Progress } from '../../components/progress/index.ts'
import { useFocusOnRejection } from '../form/index.ts'
import type { FormProblem } from './form-shapes.ts'
import { UnfinishedOffer } from './UnfinishedOffer.tsx'
import type { UnfinishedOfferProps } from './UnfinishedOffer.tsx'
import styles from './ItemForm.module.css'

/** Props shared by the forms of admins. */
export interface AdminFormFrame {
  /** An unfinished form of an earlier visit that the user can continue, or null. */
  offer?: UnfinishedOfferProps | null
  /** Errors in the order of the form, including those of the server. */
  problems: ReadonlyArray<FormProblem>
  /** Why saving failed, as a sentence, or null. */
  failure: string | null
  /** Progress of reading the chosen pictures, or null. Saving waits for it. */
  reading: { read: number; total: number } | null
  /** Disables all fields, for example while the form is being saved. */
  isLocked: boolean
  /** The form is being saved. */
  isSaving: boolean
  /** Saves the form. */
  onSubmit: () => void
  /** Called by Cancel. */
  onCancel: () => void
}

/** Props shared by the forms of products and collections. */
export interface ItemFormFrame extends AdminFormFrame {
  /** The heading of the page. */
  title: string
  /** Label of the submit button. */
  submitLabel: string
  /** Saves a new item as a draft, which shoppers do not see. */
  onSubmitDraft?: () => void
}

interface ItemFormProps extends ItemFormFrame {
  /** The wide column: the facts of the item. */
  main: ReactNode
  /** The narrow column: its pictures and its collection. */
  side: ReactNode
}

/** The layout of an admin form: the errors, two columns and a sticky bar with the submit button. */
export function ItemForm({ main, side, ...props }: ItemFormProps) {
  const { offer, title, submitLabel, problems, failure, reading, isLocked, isSaving, onSubmit, onSubmitDraft, onCancel } = props
  const { root, onSave } = useFocusOnRejection<HTMLFormElement>(props)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSave()
    onSubmit()
  }
  return (
    <form ref={root} className={styles.root} noValidate aria-label={title} onSubmit={submit}>
      <h1 className={styles.title}>{title}</h1>
      {offer && <UnfinishedOffer {...offer} isDisabled={isLocked} />}
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
        {onSubmitDraft && (
          <Button
            variant="secondary"
            disabled={reading !== null || isSaving}
            onClick={() => {
              onSave()
              onSubmitDraft()
            }}
          >
            Save as draft
          </Button>
        )}
        <Button type="submit" isBusy={isSaving} disabled={reading !== null}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

/** The summary of all errors. */
function Problems({ problems, failure }: Pick<ItemFormFrame, 'problems' | 'failure'>) {
  const sentences = problems.filter(({ message }) => message !== failure)
  if (failure === null && sentences.length === 0) return null
  return (
    <Alert tabIndex={-1} data-failure="">
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
