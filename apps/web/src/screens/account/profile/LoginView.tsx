import { ForgotPasswordForm } from '@shop/ui/patterns/forgot-password-form'
import { SignInForm } from '@shop/ui/patterns/sign-in-form'
import { useShopSelector } from '../../../app/shop/useShopSelector.ts'
import { useShopSend } from '../../../app/shop/useShopSend.ts'
import { paths } from '../../../paths.ts'
import { useAuthForm, useOpenedForm } from '../useAuthForm.ts'
import { useViewHeading } from '../useViewHeading.ts'

/** What a signed-out visitor sees of the profile: the login form, or Reset Your Password in its place. */
export function LoginView() {
  useOpenedForm()
  const isForgotten = useShopSelector('auth', (snapshot) => snapshot.hasTag('forgotten'), false)
  useViewHeading(isForgotten)
  return isForgotten ? <Forgotten /> : <Login />
}

function Login() {
  const send = useShopSend()
  const form = useAuthForm({ type: 'signIn.submitted' })
  return (
    <SignInForm {...form} onForgotten={() => send('auth', { type: 'password.forgotten' })} signUpHref={paths.signUp.href()} />
  )
}

function Forgotten() {
  const send = useShopSend()
  const form = useAuthForm({ type: 'resetLink.submitted' })
  return <ForgotPasswordForm {...form} onCancel={() => send('auth', { type: 'resetLink.cancelled' })} />
}
