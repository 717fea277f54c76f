import { SignUpForm } from '@shop/ui/patterns/sign-up-form'
import { paths } from '../../../paths.ts'
import { AccountScreen } from '../AccountScreen.tsx'
import { useAuthForm, useOpenedForm } from '../useAuthForm.ts'

/** `/signup`: the form, or My Profile for whoever is signed in. */
export function SignUp() {
  return <AccountScreen signedOut={<SignUpView />} />
}

function SignUpView() {
  useOpenedForm()
  const form = useAuthForm({ type: 'signUp.submitted' })
  return <SignUpForm {...form} privacyHref={paths.privacy.href()} loginHref={paths.profile.href()} />
}
