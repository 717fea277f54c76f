import { SignUpView } from '@shop/views/auth'
import { paths } from '../../../paths.ts'
import { AccountScreen } from '../AccountScreen.tsx'
import { useAuthForm, useOpenedForm } from '../useAuthForm.ts'

/** The page at `/signup`: the form, or My Profile for a signed-in customer. */
export function SignUp() {
  return <AccountScreen signedOut={<SignUpForm />} />
}

function SignUpForm() {
  useOpenedForm()
  return <SignUpView {...useAuthForm()} privacyHref={paths.privacy.href()} loginHref={paths.profile.href()} />
}
