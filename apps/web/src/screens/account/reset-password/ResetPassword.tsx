import { FormPage } from '@shop/ui/patterns/form-page'
import { ResetView } from '@shop/views/reset'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router-dom'
import { useShopSend } from '../../../app/shop/useShopSend.ts'
import { paths } from '../../../paths.ts'
import type { AccountData } from '../account.loader.ts'
import { useResetActor } from './useResetActor.ts'

/** `/reset-password/{token}`: a new password by the link that was sent by mail. */
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
  useWayOn(state.hasTag('toLogin'), state.hasTag('toProfile'))
  return <ResetView snapshot={state} send={(event) => actor.send(event)} loginHref={paths.profile.href()} />
}

/**
 * Without a token the person goes to the login view, with a new password to the profile. Every session of the account has
 * ended, this browser's too: the shop looks who the person is. The link with the token does not stay in the history.
 */
function useWayOn(toLogin: boolean, toProfile: boolean): void {
  const navigate = useNavigate()
  const send = useShopSend()
  useEffect(() => {
    if (toLogin) void navigate(paths.login.href(), { replace: true })
  }, [toLogin, navigate])
  useEffect(() => {
    if (!toProfile) return
    send('auth', { type: 'session.check' })
    void navigate(paths.profile.href(), { replace: true })
  }, [toProfile, navigate, send])
}
