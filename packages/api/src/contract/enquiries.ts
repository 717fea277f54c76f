import type { EndpointGroup } from './endpoint.ts'

/** Endpoints for what shoppers ask for by chat. */
export const enquiries = {
  record: { method: 'POST', path: '/enquiries', access: 'public', response: 'json' },
  mine: { method: 'GET', path: '/enquiries/mine', access: 'customer', response: 'json' },
  read: { method: 'GET', path: '/enquiries/:reference', access: 'public', response: 'json' },
  claim: { method: 'POST', path: '/enquiries/claim', access: 'customer', response: 'json' },
} as const satisfies EndpointGroup
