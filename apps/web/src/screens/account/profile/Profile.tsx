import { LoginView } from '@shop/views/auth'
import { paths } from '../../../paths.ts'
import { AccountScreen } from '../AccountScreen.tsx'
import { useAuthForm, useOpenedForm } from '../useAuthForm.ts'
import { useViewHeading } from '../useViewHeading.ts'

/** The page at `/profile`: My Profile, or the login form for a signed-out visitor. */
export function Profile() {
  return <AccountScreen signedOut={<Login />} />
}

function Login() {
  useOpenedForm()
  const form = useAuthForm()
  useViewHeading(form.snapshot.hasTag('forgotten'))
  return <LoginView {...form} signUpHref={paths.signUp.href()} />
}
