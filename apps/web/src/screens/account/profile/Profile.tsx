import { LoginView } from '@shop/views/auth'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShopSend } from '../../../app/shop/useShopSend.ts'
import { forgottenHash, paths } from '../../../paths.ts'
import { AccountScreen } from '../AccountScreen.tsx'
import { useAuthForm, useFormHeading, useOpenedForm } from '../useAuthForm.ts'

/** The page at `/profile`: My Profile, or the login form for a signed-out visitor. */
export function Profile() {
  return <AccountScreen signedOut={<Login />} />
}

function Login() {
  useOpenedForm()
  useForgottenLink()
  const form = useAuthForm()
  useFormHeading(form.snapshot)
  return <LoginView {...form} signUpHref={paths.signUp.href()} />
}

/** Opens Reset Your Password when a link asks for it. */
function useForgottenLink(): void {
  const { hash, key } = useLocation()
  const send = useShopSend()
  useEffect(() => {
    if (hash === `#${forgottenHash}`) send('auth', { type: 'password.forgotten' })
  }, [hash, key, send])
}
