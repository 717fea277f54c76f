import { createInboxActors, inboxMachine } from '@shop/machines'
import { InboxView } from '@shop/views/inbox'
import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { useShopFacts } from '../../../app/services/shop-facts.ts'
import { useScreenActor } from '../../../app/shop/useScreenActor.ts'

/** The page at `/admin/messages`. The query `message` names the message that is open at first. */
export function Messages() {
  const { adminApi } = useServices()
  const { shop } = useShopFacts()
  const [query] = useSearchParams()
  const actor = useScreenActor(() => {
    const inbox = lazyEndpoints(adminApi, 'inbox', ['list', 'update'])
    return inboxMachine.provide({ actors: createInboxActors({ api: { inbox } }) })
  }, {})
  const snapshot = useSelector(actor, (current) => current)
  return <InboxView snapshot={snapshot} send={(event) => actor.send(event)} openId={query.get('message')} shop={shop} />
}
