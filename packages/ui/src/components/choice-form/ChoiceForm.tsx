import type { FormEvent, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import styles from './ChoiceForm.module.css'

interface ChoiceFormProps {
  /** Action of the form without JavaScript; the choice is sent under the field's `name`. */
  action: string
  /** Text of the button that is shown only without JavaScript. */
  submitLabel?: string
  /** The field, which needs a `name`, and hidden inputs for the other parameters of the address. */
  children: ReactNode
}

/** Wraps a field that acts on change. Without JavaScript it is a plain form with a button. */
export function ChoiceForm({ action, submitLabel = 'Show', children }: ChoiceFormProps) {
  return (
    <form className={styles.root} action={action} onSubmit={preventSubmit}>
      <div className={styles.field}>{children}</div>
      <noscript>
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
      </noscript>
    </form>
  )
}

/** With JavaScript the choice was already handled, so Enter in the field must not reload the page. */
function preventSubmit(event: FormEvent): void {
  event.preventDefault()
}
