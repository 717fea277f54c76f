import type { EndpointGroup } from './endpoint.ts'

/** Messages to the shop. */
export const contact = {
  send: { method: 'POST', path: '/contact', access: 'public', response: 'json' },
} as const satisfies EndpointGroup
