import { createEnquiryFiguresActors, enquiryFiguresMachine } from '@shop/machines'
import { EnquiryFiguresView } from '@shop/views/enquiry-figures'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { useScreenMachine } from '../../../app/shop/useScreenActor.ts'
import { paths } from '../../../paths.ts'
import { useSignedInAgain } from '../useSignedInAgain.ts'

/** The figures of the enquiries, loaded each time the overview opens. */
export function EnquiryFigures() {
  const { adminApi } = useServices()
  const [snapshot, actor] = useScreenMachine(() => {
    const adminEnquiries = lazyEndpoints(adminApi, 'adminEnquiries', ['figures'])
    return enquiryFiguresMachine.provide({ actors: createEnquiryFiguresActors({ api: { adminEnquiries } }) })
  }, undefined)
  useSignedInAgain(actor, snapshot.hasTag('failed'))
  return (
    <EnquiryFiguresView
      snapshot={snapshot}
      send={(event) => actor.send(event)}
      enquiryHref={(reference) => paths.adminEnquiries.href(`/${reference}`)}
    />
  )
}
