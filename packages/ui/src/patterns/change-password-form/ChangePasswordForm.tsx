import { accountSentences, passwordRule } from '@shop/domain'
import { PasswordField } from '../../components/password-field/index.ts'
import { fieldsOf, Form, NewPasswordFields, placeProblem, SubmitButton } from '../form/index.ts'
import type { FormState } from '../form/index.ts'

interface ChangePasswordFormProps extends FormState<'oldPassword' | 'newPassword' | 'confirmation'> {
  /** Email of the account, for password managers. */
  account: string
}

/** Asks for the old password and twice for the new one, with one eye button for both. */
export function ChangePasswordForm({ problem, account, ...state }: ChangePasswordFormProps) {
  const placedState = placeProblem({ ...state, problem })
  const field = fieldsOf({ ...state, ...placedState })
  return (
    <Form
      {...state}
      {...placedState}
      title={accountSentences.changePassword}
      headingLevel={2}
      actions={
        <SubmitButton variant="secondary" isBusy={state.isBusy}>
          {accountSentences.changePassword}
        </SubmitButton>
      }
    >
      <input type="email" autoComplete="username" value={account} readOnly hidden />
      <PasswordField {...field('oldPassword')} label="Old password" autoComplete="current-password" enterKeyHint="next" />
      <NewPasswordFields field={field} hint={passwordRule.hint} />
    </Form>
  )
}
