import type { User } from '@shop/api'
import { adminsMachine, createAdminsActors } from '@shop/machines'
import { AdminsView } from '@shop/views/admins'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { useScreenMachine } from '../../../app/shop/useScreenActor.ts'
import { useSignedInAgain } from '../useSignedInAgain.ts'

/** The admins of the shop, loaded each time the page opens. */
export function Admins({ user }: { user: User }) {
  const { api, adminApi } = useServices()
  const [snapshot, actor] = useScreenMachine(
    () => {
      const admins = lazyEndpoints(adminApi, 'admins', ['list', 'invite', 'withdraw', 'remove'])
      const admin = lazyEndpoints(api, 'admin', ['logIn'])
      return adminsMachine.provide({ actors: createAdminsActors({ api: { admins, admin } }) })
    },
    { user },
  )
  useSignedInAgain(actor, snapshot.hasTag('failed'))
  return <AdminsView snapshot={snapshot} send={(event) => actor.send(event)} username={user.username} />
}
