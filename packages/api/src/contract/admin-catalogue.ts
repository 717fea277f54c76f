import type { EndpointGroup } from './endpoint.ts'

/** Endpoints for what admins do with the catalogue besides its forms. */
export const adminCatalogue = {
  restoreProduct: { method: 'POST', path: '/admin/operations/restoreProduct/:id', access: 'admin', response: 'json' },
  restoreCollection: { method: 'POST', path: '/admin/operations/restoreCollection/:id', access: 'admin', response: 'json' },
} as const satisfies EndpointGroup
