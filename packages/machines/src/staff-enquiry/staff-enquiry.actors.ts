import type { AdminEnquiry } from '@shop/api'
import type { AdminApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import type { StaffEnquiry } from './staff-enquiry.types.ts'

/** The dependencies of the form; the client of the admin pages provides them. */
export interface StaffEnquiryPorts {
  adminEnquiries: Pick<AdminApiClient['adminEnquiries'], 'create'>
}

/** The actors of the form, for `staffEnquiryMachine.provide({ actors })`. */
export function createStaffEnquiryActors({ api }: { api: StaffEnquiryPorts }) {
  return {
    saveEnquiry: fromPromise<AdminEnquiry, StaffEnquiry>(({ input: { reference, values, lines }, signal }) => {
      const sent = lines.map(({ itemType, item, quantity }) => ({ itemType, item, quantity }))
      const body = { reference, ...values, phoneNumber: values.phoneNumber.trim(), lines: sent }
      return api.adminEnquiries.create({ body }, { signal })
    }),
  }
}
