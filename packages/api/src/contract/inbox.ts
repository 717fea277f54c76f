import type { EndpointGroup } from './endpoint.ts'

/** Endpoints for the messages that arrive through the contact form. */
export const inbox = {
  list: { method: 'GET', path: '/admin/messages', access: 'admin', response: 'json' },
  update: { method: 'PUT', path: '/admin/messages/:id', access: 'admin', response: 'json' },
} as const satisfies EndpointGroup
