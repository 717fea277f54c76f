import type { AdminApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { EnquiryPage, EnquiryPageRequest } from './enquiry-inbox.types.ts'

/** The dependencies of the inbox of enquiries; the client of the admin pages provides them. */
export interface EnquiryInboxPorts {
  adminEnquiries: Pick<AdminApiClient['adminEnquiries'], 'list'>
}

/** The actors of the inbox of enquiries, for `enquiryInboxMachine.provide({ actors })`. */
export function createEnquiryInboxActors({ api }: { api: EnquiryInboxPorts }) {
  return {
    loadEnquiries: fromPromise<EnquiryPage, EnquiryPageRequest>(({ input, signal }) =>
      api.adminEnquiries.list({ query: input }, { signal }),
    ),
  }
}
