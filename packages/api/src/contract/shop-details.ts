import type { EndpointGroup } from './endpoint.ts'

/** Endpoints for the facts of the shop that admins change. */
export const shopDetails = {
  read: { method: 'GET', path: '/admin/shop', access: 'admin', response: 'json' },
  update: { method: 'PUT', path: '/admin/operations/updateShop', access: 'admin', response: 'json' },
} as const satisfies EndpointGroup
