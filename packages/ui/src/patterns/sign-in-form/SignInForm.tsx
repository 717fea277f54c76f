import { accountSentences } from '@shop/domain'
import { Button } from '../../components/button/index.ts'
import { Link } from '../../components/link/index.ts'
import { PasswordField } from '../../components/password-field/index.ts'
import { EmailField, fieldsOf, Form, FormNote, TextButton } from '../form/index.ts'
import type { FormState } from '../form/index.ts'

/** Properties of {@link SignInForm}. */
interface SignInFormProps extends FormState<'email' | 'password'> {
  /** That of the login form unless given. */
  title?: string
  text?: string
  /** The way to a new password was chosen; leave it out where there is no such way. */
  onForgotten?: () => void
  /** The sign-up page; leave it out where nobody can sign up. */
  signUpHref?: string
}

/** E-mail and password, for customers and, without the two ways beside it, for the back office. */
export function SignInForm({ title = accountSentences.loginTitle, text, onForgotten, signUpHref, ...state }: SignInFormProps) {
  const field = fieldsOf(state)
  return (
    <Form
      {...state}
      title={title}
      text={text}
      actions={
        <>
          <Button type="submit" size="large" isWide isBusy={state.isBusy}>
            Login
          </Button>
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
