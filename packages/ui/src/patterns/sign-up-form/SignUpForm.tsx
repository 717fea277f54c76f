import { accountSentences, passwordRule } from '@shop/domain'
import { Link } from '../../components/link/index.ts'
import { PasswordField } from '../../components/password-field/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { EmailField, fieldsOf, Form, FormNote, PhoneNumberField, SubmitButton } from '../form/index.ts'
import type { FormState } from '../form/index.ts'

interface SignUpFormProps extends FormState<'fullName' | 'email' | 'phoneNumber' | 'password'> {
  /** Address of the privacy policy. */
  privacyHref: string
  /** Address of the login form. */
  loginHref: string
}

/** The form that creates an account. */
export function SignUpForm({ privacyHref, loginHref, ...state }: SignUpFormProps) {
  const field = fieldsOf(state)
  return (
    <Form
      {...state}
      title={accountSentences.signUpTitle}
      text="With an account you see your cart and wishlist on every device."
      actions={
        <>
          <FormNote>
            By signing up you agree to our <Link href={privacyHref}>privacy policy</Link>.
          </FormNote>
          <SubmitButton isBusy={state.isBusy}>{accountSentences.signUp}</SubmitButton>
          <FormNote>
            Already have an account? <Link href={loginHref}>Login</Link>
          </FormNote>
        </>
      }
    >
      <TextField {...field('fullName')} label="Name" autoComplete="name" autoCapitalize="words" enterKeyHint="next" />
      <EmailField {...field('email')} autoComplete="email" />
      <PhoneNumberField {...field('phoneNumber')} />
      <PasswordField
        {...field('password')}
        label="Password"
        hint={passwordRule.hint}
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </Form>
  )
}
