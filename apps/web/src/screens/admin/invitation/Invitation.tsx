import { createInvitationActors, invitationMachine } from '@shop/machines'
import { FormPage } from '@shop/ui/patterns/form-page'
import { InvitationView } from '@shop/views/invitation'
import { useEffect, useEffectEvent } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router-dom'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { useShopFacts } from '../../../app/services/shop-facts.ts'
import { useScreenMachine } from '../../../app/shop/useScreenActor.ts'
import { useShopNow } from '../../../app/shop/useShopNow.ts'
import { useShopSend } from '../../../app/shop/useShopSend.ts'
import { paths } from '../../../paths.ts'
import type { AccountData } from '../../account/account.loader.ts'
import { useViewHeading } from '../../account/useViewHeading.ts'

/** The page at `/admin/invitation/{token}`: makes the reader of an invitation an admin. */
export function Invitation() {
  useShopNow()
  const { image } = useLoaderData<AccountData>()
  const { token = '' } = useParams()
  return (
    <FormPage image={image}>
      <Acceptance key={token} token={token} />
    </FormPage>
  )
}

function Acceptance({ token }: { token: string }) {
  const { adminApi } = useServices()
  const { shop } = useShopFacts()
  const [snapshot, actor] = useScreenMachine(
    () => {
      const admins = lazyEndpoints(adminApi, 'admins', ['readInvitation', 'accept'])
      return invitationMachine.provide({ actors: createInvitationActors({ api: { admins } }) })
    },
    { token },
  )
  useViewHeading(snapshot.hasTag('dead'))
  useAdminLogin(snapshot.hasTag('toAdminLogin'), snapshot.context.invitation?.email ?? '')
  return (
    <InvitationView
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      shopName={shop.name}
      adminLoginHref={paths.adminLogin.href()}
    />
  )
}

/**
 * Goes to the admin login, with the email filled in. An older session of the account has ended, so the session is checked again.
 * The link with the token is removed from the history.
 */
function useAdminLogin(isAccepted: boolean, email: string): void {
  const navigate = useNavigate()
  const send = useShopSend()
  const leave = useEffectEvent(() => {
    send('auth', { type: 'session.check' })
    send('auth', { type: 'fields.typed', values: { email } })
    void navigate(paths.adminLogin.href(), { replace: true })
  })
  useEffect(() => {
    if (isAccepted) leave()
  }, [isAccepted])
}
