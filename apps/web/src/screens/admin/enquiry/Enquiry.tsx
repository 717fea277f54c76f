import { createId } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { createEnquiryDeskActors, enquiryDeskMachine, hasTyped } from '@shop/machines'
import { EnquiryDeskView } from '@shop/views/enquiry-desk'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { useShopFacts } from '../../../app/services/shop-facts.ts'
import { useScreenMachine } from '../../../app/shop/useScreenActor.ts'
import { paths } from '../../../paths.ts'
import { useFormExit } from '../useFormExit.ts'
import { useSignedInAgain } from '../useSignedInAgain.ts'
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
  const [snapshot, actor] = useScreenMachine(
    () => {
      const adminEnquiries = lazyEndpoints(adminApi, 'adminEnquiries', ['read', 'step', 'undo', 'note', 'quote'])
      return enquiryDeskMachine.provide({ actors: createEnquiryDeskActors({ api: { adminEnquiries } }) })
    },
    { reference, page },
  )
  useSignedInAgain(actor, snapshot.hasTag('signedOut') || snapshot.hasTag('failed'))

  const version = snapshot.context.enquiry?.updatedAt
  useEffect(() => inbox.send({ type: 'list.refresh' }), [inbox, version])

  const navigate = useNavigate()
  const send = useFormExit(actor, snapshot, {
    isUnsaved: (current) => current.hasTag('form') && (current.hasTag('saving') || hasTyped(current.context)),
    onEnd: (leave) => leave(() => void navigate(paths.adminEnquiries.href())),
  })

  return <EnquiryDeskView snapshot={snapshot} shop={shop} links={links} send={send} />
}
