import { ForgotPasswordForm } from '@shop/ui/patterns/forgot-password-form'
import { SignInForm } from '@shop/ui/patterns/sign-in-form'
import { authForm } from './auth-form.ts'
import type { AuthViewProps } from './auth-form.ts'

/** The login form, or Reset Your Password in its place. */
export function LoginView({ signUpHref, ...props }: AuthViewProps & { signUpHref: string }) {
  const { snapshot, send } = props
  return snapshot.hasTag('forgotten') ? (
    <ForgotPasswordForm
      {...authForm(props, { type: 'resetLink.submitted' })}
      onCancel={() => send({ type: 'resetLink.cancelled' })}
    />
  ) : (
    <SignInForm
      {...authForm(props, { type: 'signIn.submitted' })}
      onForgotten={() => send({ type: 'password.forgotten' })}
      signUpHref={signUpHref}
    />
  )
}
