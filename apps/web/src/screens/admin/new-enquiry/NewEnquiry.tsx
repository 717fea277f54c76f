import { newEnquiryReference } from '@shop/domain'
import { createStaffEnquiryActors, hasAgreed, staffEnquiryMachine } from '@shop/machines'
import { StaffEnquiryView } from '@shop/views/staff-enquiry'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { useShopFacts } from '../../../app/services/shop-facts.ts'
import { useScreenMachine } from '../../../app/shop/useScreenActor.ts'
import { paths } from '../../../paths.ts'
import { useFormExit } from '../useFormExit.ts'
import { useProductSearch } from '../useProductSearch.ts'
import { useSignedInAgain } from '../useSignedInAgain.ts'

/** The page at `/admin/enquiries/new`. */
export function NewEnquiry() {
  const { adminApi } = useServices()
  const { shop } = useShopFacts()
  const [reference] = useState(() => newEnquiryReference(shop.name, (count) => crypto.getRandomValues(new Uint8Array(count))))
  const [snapshot, actor] = useScreenMachine(
    () => {
      const adminEnquiries = lazyEndpoints(adminApi, 'adminEnquiries', ['create'])
      return staffEnquiryMachine.provide({ actors: createStaffEnquiryActors({ api: { adminEnquiries } }) })
    },
    { reference },
  )
  useSignedInAgain(actor, snapshot.hasTag('signedOut'))
  const search = useProductSearch()

  const navigate = useNavigate()
  const send = useFormExit(actor, snapshot, {
    isUnsaved: (current) => hasAgreed(current.context),
    onEnd: (leave) => {
      if (snapshot.hasTag('saved')) void navigate(paths.adminEnquiries.href(`/${reference}`), { replace: true })
      else leave(() => void navigate(paths.adminEnquiries.href()))
    },
  })

  return <StaffEnquiryView {...search} snapshot={snapshot} enquiriesHref={paths.adminEnquiries.href()} send={send} />
}
