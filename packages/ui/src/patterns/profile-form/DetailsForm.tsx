import { accountSentences } from '@shop/domain'
import { useEffect, useRef } from 'react'
import { TextField } from '../../components/text-field/index.ts'
import { CancelButton, EmailField, fieldsOf, Form, PhoneNumberField, SubmitButton } from '../form/index.ts'
import type { FormState } from '../form/index.ts'

/** The editable fields of the account. */
export type DetailsField = 'username' | 'email' | 'phoneNumber'

interface DetailsFormProps extends FormState<DetailsField> {
  onCancel: () => void
}

/** Edit Profile: replaces the account details with a form and focuses its first field. */
export function DetailsForm({ onCancel, ...state }: DetailsFormProps) {
  const field = fieldsOf(state)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <Form
      {...state}
      title={accountSentences.editProfile}
      headingLevel={2}
      actions={
        <>
          <SubmitButton isBusy={state.isBusy}>{accountSentences.saveChanges}</SubmitButton>
          <CancelButton isBusy={state.isBusy} onClick={onCancel} />
        </>
      }
    >
      <TextField {...field('username')} ref={first} label="Name" autoComplete="name" autoCapitalize="words" enterKeyHint="next" />
      <EmailField {...field('email')} autoComplete="email" />
      <PhoneNumberField {...field('phoneNumber')} isOptional enterKeyHint="done" />
    </Form>
  )
}
