import { passwordRule } from '@shop/domain'
import { Link } from '../../components/link/index.ts'
import { fieldsOf, Form, FormNote, NewPasswordFields, placeProblem, SubmitButton } from '../form/index.ts'
import type { FormState } from '../form/index.ts'

interface ResetFormProps extends FormState<'newPassword' | 'confirmation'> {
  /** Offers to log in, when the new password may already work. */
  loginHref?: string | undefined
  /** Offers to request a new link, when this one does not work any more. */
  newLinkHref?: string | undefined
}

/** A new password and its repetition, with one eye button for both. Disabled while the form is submitted. */
export function ResetForm({ problem, loginHref, newLinkHref, ...state }: ResetFormProps) {
  const placedState = placeProblem({ ...state, problem })
  const field = fieldsOf({ ...state, ...placedState })
  return (
    <Form
      {...state}
      {...placedState}
      title="Reset Password"
      text="Choose a new password. You will be logged out everywhere else."
      actions={
        <>
          <SubmitButton isBusy={state.isBusy}>Reset Password</SubmitButton>
          {loginHref !== undefined && (
            <FormNote>
              Already changed? <Link href={loginHref}>Log in</Link>
            </FormNote>
          )}
          {newLinkHref !== undefined && (
            <FormNote>
              <Link href={newLinkHref}>Request a new link</Link>
            </FormNote>
          )}
        </>
      }
    >
      <NewPasswordFields field={field} hint={passwordRule.resetHint} disabled={state.isBusy} />
    </Form>
  )
}
