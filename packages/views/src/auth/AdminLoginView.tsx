import { accountSentences } from '@shop/domain'
import { SignInForm } from '@shop/ui/patterns/sign-in-form'
import { authForm } from './auth-form.ts'
import type { AuthViewProps } from './auth-form.ts'
import { ForgottenPasswordView } from './ForgottenPasswordView.tsx'

/** The login form of admins, or in its place Reset Your Password. */
export function AdminLoginView(props: AuthViewProps) {
  if (props.snapshot.hasTag('forgotten')) return <ForgottenPasswordView {...props} />
  return (
    <SignInForm
      {...authForm(props, { type: 'adminSignIn.submitted' })}
      title={accountSentences.adminLoginTitle}
      onForgotten={() => props.send({ type: 'password.forgotten' })}
    />
  )
}
