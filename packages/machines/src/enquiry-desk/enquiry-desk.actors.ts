import type { AdminEnquiry } from '@shop/api'
import type { AdminApiClient } from '@shop/api/client'
import { fromPromise } from 'xstate'
import { quoteOf, stepOf } from './enquiry-desk.rules.ts'
import type { EnquiryChange } from './enquiry-desk.types.ts'

type Endpoints = Pick<AdminApiClient['adminEnquiries'], 'read' | 'step' | 'undo' | 'note' | 'quote'>

/** The dependencies of the page of one enquiry; the client of the admin pages provides them. */
export interface EnquiryDeskPorts {
  adminEnquiries: Endpoints
}

/** The actors of the page of one enquiry, for `enquiryDeskMachine.provide({ actors })`. */
export function createEnquiryDeskActors({ api: { adminEnquiries } }: { api: EnquiryDeskPorts }) {
  return {
    loadEnquiry: fromPromise<AdminEnquiry, { reference: string }>(({ input, signal }) =>
      adminEnquiries.read({ params: { reference: input.reference } }, { signal }),
    ),
    // The server rejects a change of an older version with 409.
    saveChange: fromPromise<AdminEnquiry, EnquiryChange>(({ input, signal }) => save(adminEnquiries, input, { signal })),
  }
}

function save(
  api: Endpoints,
  { kind, enquiry, form, noteId }: EnquiryChange,
  options: { signal: AbortSignal },
): Promise<AdminEnquiry> {
  const { reference, updatedAt } = enquiry
  const params = { reference }
  if (kind === 'undo') return api.undo({ params, body: { updatedAt } }, options)
  if (kind === 'note') return api.note({ params, body: { noteId, text: form.note } }, options)
  if (kind === 'step') return api.step({ params, body: { ...stepOf({ enquiry, form }), updatedAt } }, options)
  return api.quote({ params, body: { ...quoteOf(form), updatedAt } }, options)
}
