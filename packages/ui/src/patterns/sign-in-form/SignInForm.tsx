import { Button } from '../../components/button/index.ts'
import { Link } from '../../components/link/index.ts'
import { PasswordField } from '../../components/password-field/index.ts'
import { EmailField, fieldsOf, Form, FormNote, TextButton } from '../form/index.ts'
import type { FormState } from '../form/index.ts'

/** Properties of {@link SignInForm}. */
interface SignInFormProps extends FormState<'email' | 'password'> {
  /** 'Welcome back!' unless given; the back office says 'Admin Login'. */
  title?: string
  text?: string
  /** 'Forgot Password?' was pressed; leave it out where there is no such way. */
  onForgotten?: () => void
  /** The sign-up page; leave it out where nobody can sign up. */
  signUpHref?: string
}

/** E-mail and password, for customers and, without the two ways beside it, for the back office. */
export function SignInForm({ title = 'Welcome back!', text, onForgotten, signUpHref, ...state }: SignInFormProps) {
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
              New here? <Link href={signUpHref}>Sign Up</Link>
            </FormNote>
          )}
        </>
      }
    >
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" enterKeyHint="go" />
      {onForgotten && <TextButton onClick={onForgotten}>Forgot Password?</TextButton>}
    </Form>
  )
}
