import type { FormEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Button } from '../button/Button.tsx'
import styles from './ChoiceForm.module.css'

interface ChoiceFormProps {
  /** Where the choice leads without JavaScript; it travels as the field's `name`. */
  action: string
  /** The words of the button that is there without JavaScript alone. */
  submitLabel?: string
  /** The field, which needs a `name`, and hidden fields that keep the rest of the address. */
  children: ReactNode
  className?: string | undefined
}

/** Around a field that acts as soon as something is chosen. Without JavaScript it is a plain form with a button. */
export function ChoiceForm({ action, submitLabel = 'Show', children, className }: ChoiceFormProps) {
  return (
    <form className={classNames(styles.root, className)} action={action} onSubmit={stay}>
      <div className={styles.field}>{children}</div>
      <noscript>
        <Button type="submit" variant="secondary">
          {submitLabel}
        </Button>
      </noscript>
    </form>
  )
}

/** With JavaScript the choice has acted already: Enter in the field must not load the page again. */
function stay(event: FormEvent): void {
  event.preventDefault()
}
