import { accountSentences } from '@shop/domain'
import { SignInForm } from '@shop/ui/patterns/sign-in-form'
import { authForm } from './auth-form.ts'
import type { AuthViewProps } from './auth-form.ts'

export function AdminLoginView(props: AuthViewProps) {
  return <SignInForm {...authForm(props, { type: 'adminSignIn.submitted' })} title={accountSentences.adminLoginTitle} />
}
