import { accountSentences } from '@shop/domain'
import { Button } from '../../components/button/index.ts'
import { EmailField, fieldsOf, Form } from '../form/index.ts'
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
          <Button type="submit" size="large" isWide isBusy={state.isBusy}>
            {accountSentences.sendResetLink}
          </Button>
          <Button variant="quiet" size="large" isWide disabled={state.isBusy} onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <EmailField {...field('email')} autoComplete="username" enterKeyHint="send" />
    </Form>
  )
}
