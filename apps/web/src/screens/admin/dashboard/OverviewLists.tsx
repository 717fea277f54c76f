import { createOverviewActors, overviewMachine } from '@shop/machines'
import { OverviewListsView } from '@shop/views/overview-lists'
import { lazyEndpoints } from '../../../app/services/lazy-api.ts'
import { useServices } from '../../../app/services/services-context.ts'
import { useScreenMachine } from '../../../app/shop/useScreenActor.ts'
import { paths } from '../../../paths.ts'
import { editPath } from '../edit-path.ts'
import { useSignedInAgain } from '../useSignedInAgain.ts'

interface OverviewListsProps {
  /** Whether the shop has no item that shoppers see. */
  isEmpty: boolean
}

/** The newest messages, the unfinished items and the last changes, loaded each time the overview opens. */
export function OverviewLists({ isEmpty }: OverviewListsProps) {
  const { adminApi } = useServices()
  const [snapshot, actor] = useScreenMachine(() => {
    const dashboard = lazyEndpoints(adminApi, 'dashboard', ['overview'])
    return overviewMachine.provide({ actors: createOverviewActors({ api: { dashboard } }) })
  }, undefined)
  useSignedInAgain(actor, snapshot.hasTag('failed'))
  return <OverviewListsView snapshot={snapshot} send={(event) => actor.send(event)} links={links} isEmpty={isEmpty} />
}

const links: Parameters<typeof OverviewListsView>[0]['links'] = {
  enquiries: paths.adminEnquiries.href(),
  enquiry: (reference) => paths.adminEnquiries.href(`/${reference}`),
  edit: ({ itemType, _id }) => editPath(itemType, _id),
  changed: ({ action, subject, subjectId }) => {
    if (subject === 'Admin') return paths.adminAccount.href()
    if (subject === 'Shop') return paths.shopDetails.href()
    if (subject === 'Synonym') return paths.adminSearch.href()
    return subjectId === null || action === 'deleted' ? null : editPath(subject, subjectId)
  },
}
