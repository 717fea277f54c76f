import { createEnquiryInboxActors, enquiryInboxMachine } from '@shop/machines'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyEndpoints } from '../../app/services/lazy-api.ts'
import { useServices } from '../../app/services/services-context.ts'
import { showNewEnquiries } from '../../app/shell/new-enquiries.ts'
import { useScreenActor } from '../../app/shop/useScreenActor.ts'
import { whenReturned } from '../../app/shop/when-returned.ts'
import { EnquiryInboxProvider } from './enquiry-inbox.ts'
import type { EnquiryInbox } from './enquiry-inbox.ts'
import { useSignedInAgain } from './useSignedInAgain.ts'

/** The inbox of enquiries lives as long as the admin stays on the admin pages, whose links show how many are new. */
export function EnquiryInboxScope({ children }: { children: ReactNode }) {
  const { adminApi } = useServices()
  const inbox = useScreenActor(() => {
    const adminEnquiries = lazyEndpoints(adminApi, 'adminEnquiries', ['list'])
    return enquiryInboxMachine.provide({ actors: createEnquiryInboxActors({ api: { adminEnquiries } }) })
  }, {})
  useRefreshes(inbox)
  const hasFailed = useSelector(inbox, (snapshot) => snapshot.hasTag('failed'))
  useSignedInAgain(inbox, hasFailed)
  const count = useSelector(inbox, ({ context }) => context.counts?.new ?? 0)
  useEffect(() => {
    showNewEnquiries(count)
    return () => showNewEnquiries(0)
  }, [count])
  return <EnquiryInboxProvider value={inbox}>{children}</EnquiryInboxProvider>
}

/** Loads the visible page again when the admin opens another admin page or returns to the window. */
function useRefreshes(inbox: EnquiryInbox): void {
  const { pathname } = useLocation()
  useEffect(() => inbox.send({ type: 'list.refresh' }), [inbox, pathname])
  useEffect(() => whenReturned(() => inbox.send({ type: 'list.refresh' })), [inbox])
}
