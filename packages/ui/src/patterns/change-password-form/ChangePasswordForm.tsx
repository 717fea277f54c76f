import { accountSentences, passwordRule } from '@shop/domain'
import { Button } from '../../components/button/index.ts'
import { PasswordField } from '../../components/password-field/index.ts'
import { fieldsOf, Form, NewPasswordFields, placed } from '../form/index.ts'
import type { FormState } from '../form/index.ts'

/** Properties of {@link ChangePasswordForm}. */
interface ChangePasswordFormProps extends FormState<'oldPassword' | 'newPassword' | 'confirmation'> {
  /** Why the form was not taken; a sentence about one field is shown at that field. */
  problem?: string | null
  /** The e-mail of the account: password managers need to know whose password changes. */
  account: string
}

/** The old password, and the new one typed twice with one eye for both. */
export function ChangePasswordForm({ problem, account, ...state }: ChangePasswordFormProps) {
  const said = placed({ ...state, problem })
  const field = fieldsOf({ ...state, ...said })
  return (
    <Form
      {...state}
      {...said}
      title={accountSentences.changePassword}
      headingLevel={2}
      actions={
        <Button type="submit" variant="secondary" size="large" isWide isBusy={state.isBusy}>
          {accountSentences.changePassword}
        </Button>
      }
    >
      <input type="email" autoComplete="username" value={account} readOnly hidden />
      <PasswordField {...field('oldPassword')} label="Old password" autoComplete="current-password" enterKeyHint="next" />
      <NewPasswordFields field={field} hint={passwordRule.hint} />
    </Form>
  )
}
