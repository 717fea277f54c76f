import { SignUpForm } from '@shop/ui/patterns/sign-up-form'
import { authForm } from './auth-form.ts'
import type { AuthViewProps } from './auth-form.ts'

export function SignUpView({ privacyHref, loginHref, ...props }: AuthViewProps & { privacyHref: string; loginHref: string }) {
  return <SignUpForm {...authForm(props, { type: 'signUp.submitted' })} privacyHref={privacyHref} loginHref={loginHref} />
}
