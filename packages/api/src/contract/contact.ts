import type { EndpointGroup } from './endpoint.ts'

/** The endpoint of the contact form. */
export const contact = {
  send: { method: 'POST', path: '/contact', access: 'public', response: 'json' },
} as const satisfies EndpointGroup
