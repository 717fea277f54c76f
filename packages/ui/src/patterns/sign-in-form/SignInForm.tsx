import { accountSentences } from '@shop/domain'
import { Link } from '../../components/link/index.ts'
import { PasswordField } from '../../components/password-field/index.ts'
import { EmailField, fieldsOf, Form, FormNote, SubmitButton, TextButton } from '../form/index.ts'
import type { FormState } from '../form/index.ts'

interface SignInFormProps extends FormState<'email' | 'password'> {
  /** Default: the title of the customer's login form. */
  title?: string
  /** Called by the forgotten-password button. Omit it to hide the button. */
  onForgotten?: () => void
  /** Address of the sign-up page. Omit it to hide the link. */
  signUpHref?: string
}

/** Email and password, for customers and, without the link to the sign-up, for admins. */
export function SignInForm({ title = accountSentences.loginTitle, onForgotten, signUpHref, ...state }: SignInFormProps) {
  const field = fieldsOf(state)
  return (
    <Form
      {...state}
      title={title}
      actions={
        <>
          <SubmitButton isBusy={state.isBusy}>Login</SubmitButton>
          {signUpHref !== undefined && (
            <FormNote>
              New here? <Link href={signUpHref}>{accountSentences.signUp}</Link>
            </FormNote>
          )}
        </>
      }
    >
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" enterKeyHint="go" />
      {onForgotten && <TextButton onClick={onForgotten}>{accountSentences.forgotPassword}</TextButton>}
    </Form>
  )
}
