import type { EndpointGroup } from './endpoint.ts'

/** Endpoints for the enquiries that shoppers sent by chat, as admins work on them. */
export const adminEnquiries = {
  list: { method: 'GET', path: '/admin/enquiries', access: 'admin', response: 'json' },
  figures: { method: 'GET', path: '/admin/enquiry-figures', access: 'admin', response: 'json' },
  create: { method: 'POST', path: '/admin/add-enquiry', access: 'admin', response: 'json' },
  read: { method: 'GET', path: '/admin/enquiries/:reference', access: 'admin', response: 'json' },
  step: { method: 'POST', path: '/admin/enquiries/:reference/steps', access: 'admin', response: 'json' },
  undo: { method: 'POST', path: '/admin/enquiries/:reference/undo', access: 'admin', response: 'json' },
  note: { method: 'POST', path: '/admin/enquiries/:reference/notes', access: 'admin', response: 'json' },
  quote: { method: 'PUT', path: '/admin/enquiries/:reference/quote', access: 'admin', response: 'json' },
} as const satisfies EndpointGroup
