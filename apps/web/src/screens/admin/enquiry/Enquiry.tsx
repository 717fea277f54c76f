import type { ItemType } from '@shop/domain'
import { createEnquiryDeskActors, enquiryDeskMachine, hasTyped } from '@shop/machines'
import { EnquiryDeskView } from '@shop/views/enquiry-desk'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { useShopFacts } from '../../../app/services/shop-facts.ts'
import { createId } from '../../../app/shop/ports/create-id.ts'
import { useScreenActor } from '../../../app/shop/useScreenActor.ts'
import { paths } from '../../../paths.ts'
import { useLeaveQuestion } from '../editor/useLeaveQuestion.ts'
import { useSignedInAgain } from '../editor/useSignedInAgain.ts'
import { useEnquiryInbox } from '../enquiry-inbox.ts'

const links = {
  enquiries: paths.adminEnquiries.href(),
  item: (itemType: ItemType, id: string) => (itemType === 'Product' ? paths.product : paths.collection).href(id),
}

/** The page at `/admin/enquiries/{reference}`. */
export function Enquiry({ reference }: { reference: string }) {
  const { adminApi } = useServices()
  const { shop } = useShopFacts()
  const inbox = useEnquiryInbox()
  const [page] = useState(() => createId(crypto))
  const actor = useScreenActor(
    () => {
      const adminEnquiries = lazyEndpoints(adminApi, 'adminEnquiries', ['read', 'step', 'undo', 'note', 'quote'])
      return enquiryDeskMachine.provide({ actors: createEnquiryDeskActors({ api: { adminEnquiries } }) })
    },
    { reference, page },
  )
  const snapshot = useSelector(actor, (current) => current)
  const { leave, stay } = useLeaveQuestion(actor, () => isUnsaved(actor))
  useSignedInAgain(actor, snapshot.hasTag('signedOut') || snapshot.hasTag('failed'))

  const version = snapshot.context.enquiry?.updatedAt
  useEffect(() => inbox.send({ type: 'list.refresh' }), [inbox, version])

  const navigate = useNavigate()
  const end = useEffectEvent(() => leave(() => void navigate(paths.adminEnquiries.href())))
  const hasLeft = snapshot.status === 'done'
  useEffect(() => {
    if (hasLeft) end()
  }, [hasLeft])

  return (
    <EnquiryDeskView
      snapshot={snapshot}
      shop={shop}
      links={links}
      send={(event) => {
        actor.send(event)
        if (event.type === 'leave.cancel') stay()
      }}
    />
  )
}

function isUnsaved(actor: ActorRefFrom<typeof enquiryDeskMachine>): boolean {
  const snapshot = actor.getSnapshot()
  return snapshot.status === 'active' && snapshot.hasTag('form') && hasTyped(snapshot.context)
}
