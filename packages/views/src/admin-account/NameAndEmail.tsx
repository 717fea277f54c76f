import { accountSentences } from '@shop/domain'
import type { DetailsField } from '@shop/machines'
import { Button } from '@shop/ui/components/button'
import { TextField } from '@shop/ui/components/text-field'
import { CancelButton, fieldsOf, Form, SubmitButton } from '@shop/ui/patterns/form'
import type { FormState } from '@shop/ui/patterns/form'
import { AccountFacts } from '@shop/ui/patterns/profile-form'
import { useEffect, useRef } from 'react'
import styles from './AdminAccount.module.css'

interface NameAndEmailProps extends FormState<DetailsField> {
  /** The saved account. */
  user: Readonly<Record<DetailsField, string>>
  isEditing: boolean
  /** Called by Edit Name and by Cancel. */
  onEditToggle: () => void
  /** Why the name was rejected. */
  problem: string | null
}

/** The admin's name and email. Edit Name replaces them with a form, and closing it returns the focus. */
export function NameAndEmail({ user, isEditing, onEditToggle, ...form }: NameAndEmailProps) {
  const edit = useRef<HTMLButtonElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current !== isEditing) (isEditing ? name : edit).current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  if (isEditing) {
    return (
      <Form
        {...form}
        title="Edit Name"
        headingLevel={2}
        actions={
          <>
            <SubmitButton isBusy={form.isBusy}>{accountSentences.saveChanges}</SubmitButton>
            <CancelButton isBusy={form.isBusy} onClick={onEditToggle} />
          </>
        }
      >
        <TextField
          {...fieldsOf(form)('username')}
          ref={name}
          label="Name"
          hint="The history shows it next to your changes."
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="done"
        />
      </Form>
    )
  }
  return (
    <section className={styles.details} aria-label="Account details">
      <AccountFacts
        facts={[
          { label: 'Name', text: user.username },
          { label: 'Email', text: user.email },
        ]}
      />
      <Button ref={edit} variant="secondary" size="large" isWide onClick={onEditToggle}>
        Edit Name
      </Button>
    </section>
  )
}
