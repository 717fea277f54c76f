import { passwordRule } from '@shop/domain'
import { Button } from '../../components/button/index.ts'
import { fieldsOf, Form, NewPasswordFields, placed } from '../form/index.ts'
import type { FormState } from '../form/index.ts'

/** Properties of {@link ResetForm}. */
interface ResetFormProps extends FormState<'newPassword' | 'confirmation'> {
  /** Why the form was not taken; a sentence about one field is shown at that field. */
  problem?: string | null
}

/** A new password, typed twice, with one eye for both fields. They are disabled while the form is on its way. */
export function ResetForm({ problem, ...state }: ResetFormProps) {
  const said = placed({ ...state, problem })
  const field = fieldsOf({ ...state, ...said })
  return (
    <Form
      {...state}
      {...said}
      title="Reset Password"
      text="Choose a new password. You will be signed out everywhere else."
      actions={
        <Button type="submit" size="large" isWide isBusy={state.isBusy}>
          Reset Password
        </Button>
      }
    >
      <NewPasswordFields field={field} hint={passwordRule.resetHint} disabled={state.isBusy} />
    </Form>
  )
}
