import { FormPage } from '@shop/ui/patterns/form-page'
import { ResetView } from '@shop/views/reset'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router-dom'
import { useShopSend } from '../../../app/shop/useShopSend.ts'
import { paths } from '../../../paths.ts'
import type { AccountData } from '../account.loader.ts'
import { useResetActor } from './useResetActor.ts'

/** The page at `/reset-password/{token}`: sets a new password with the link of an email. */
export function ResetPassword() {
  const { image } = useLoaderData<AccountData>()
  const { token } = useParams()
  return (
    <FormPage image={image}>
      <ResetForm key={token} token={token} />
    </FormPage>
  )
}

function ResetForm({ token }: { token: string | undefined }) {
  const actor = useResetActor(token)
  const state = useSelector(actor, (snapshot) => snapshot)
  useResetRedirects(
    state.hasTag('toLogin') ? paths.login.href() : null,
    state.hasTag('toProfile') ? paths.profile.href() : state.hasTag('toAdminLogin') ? paths.adminLogin.href() : null,
  )
  return (
    <ResetView
      snapshot={state}
      send={(event) => actor.send(event)}
      loginHref={paths.profile.href()}
      newLinkHref={paths.profile.forgottenHref()}
    />
  )
}

/**
 * Redirects to `withoutToken`, or to `afterReset` after a new password. A reset ends every session of the account, including this
 * browser's, so the session is checked again. The link with the token is removed from the history.
 */
function useResetRedirects(withoutToken: string | null, afterReset: string | null): void {
  const navigate = useNavigate()
  const send = useShopSend()
  useEffect(() => {
    if (withoutToken !== null) void navigate(withoutToken, { replace: true })
  }, [withoutToken, navigate])
  useEffect(() => {
    if (afterReset === null) return
    send('auth', { type: 'session.check' })
    void navigate(afterReset, { replace: true })
  }, [afterReset, navigate, send])
}
