import { SignInForm } from '@shop/ui/patterns/sign-in-form'
import { authForm } from './auth-form.ts'
import type { AuthViewProps } from './auth-form.ts'
import { ForgottenPasswordView } from './ForgottenPasswordView.tsx'

/** The login form, or in its place Reset Your Password. */
export function LoginView({ signUpHref, ...props }: AuthViewProps & { signUpHref: string }) {
  if (props.snapshot.hasTag('forgotten')) return <ForgottenPasswordView {...props} />
  return (
    <SignInForm
      {...authForm(props, { type: 'signIn.submitted' })}
      onForgotten={() => props.send({ type: 'password.forgotten' })}
      signUpHref={signUpHref}
    />
  )
}
