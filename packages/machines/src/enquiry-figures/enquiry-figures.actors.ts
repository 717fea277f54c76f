import type { EnquiryFigures } from '@shop/api'
import type { AdminApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'

/** The dependencies of the figures; the client of the admin pages provides them. */
export interface EnquiryFiguresPorts {
  adminEnquiries: Pick<AdminApiClient['adminEnquiries'], 'figures'>
}

/** The actors of the figures, for `enquiryFiguresMachine.provide({ actors })`. */
export function createEnquiryFiguresActors({ api }: { api: EnquiryFiguresPorts }) {
  return { load: fromPromise<EnquiryFigures, void>(({ signal }) => api.adminEnquiries.figures({}, { signal })) }
}
