import { Alert } from '../../components/alert/index.ts'
import { Button } from '../../components/button/index.ts'
import styles from './ItemForm.module.css'

export interface UnfinishedOfferProps {
  /** The question whether to continue, with the name of the unfinished item. */
  question: string
  /** A sentence about steps that the user has to repeat, or null. */
  hint: string | null
  onContinue: () => void
  onDiscard: () => void
}

/** Offers to continue an unfinished form of an earlier visit. Ignoring it loses nothing. */
export function UnfinishedOffer({
  question,
  hint,
  onContinue,
  onDiscard,
  isDisabled,
}: UnfinishedOfferProps & { isDisabled: boolean }) {
  // The buttons disappear with the answer, so the focus moves on to the form.
  const answer = (act: () => void) => (event: { currentTarget: HTMLElement }) => {
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('input')?.focus()
    act()
  }
  return (
    <Alert
      tone="info"
      action={
        <div className={styles.offerActions}>
          <Button disabled={isDisabled} onClick={answer(onContinue)}>
            Continue
          </Button>
          <Button variant="quiet" disabled={isDisabled} onClick={answer(onDiscard)}>
            Discard
          </Button>
        </div>
      }
    >
      <p>{question}</p>
      {hint !== null && <p className={styles.offerHint}>{hint}</p>}
    </Alert>
  )
}
