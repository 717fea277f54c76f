import { accountSentences } from '@shop/domain'
import { CancelButton, EmailField, fieldsOf, Form, SubmitButton } from '../form/index.ts'
import type { FormState } from '../form/index.ts'

interface ForgotPasswordFormProps extends FormState<'email'> {
  /** Returns to the login form. */
  onCancel: () => void
}

/** Asks for the email address for the reset link. Shown in place of the login form. */
export function ForgotPasswordForm({ onCancel, ...state }: ForgotPasswordFormProps) {
  const field = fieldsOf(state)
  return (
    <Form
      {...state}
      title={accountSentences.resetPasswordTitle}
      text={accountSentences.resetPasswordText}
      actions={
        <>
          <SubmitButton isBusy={state.isBusy}>{accountSentences.sendResetLink}</SubmitButton>
          <CancelButton isBusy={state.isBusy} onClick={onCancel} />
        </>
      }
    >
      <EmailField {...field('email')} autoComplete="username" enterKeyHint="send" />
    </Form>
  )
}
