import type { EndpointGroup } from './endpoint.ts'

/** Endpoints for what admins do with the catalogue besides its forms. Their items include drafts and hidden ones. */
export const adminCatalogue = {
  products: { method: 'GET', path: '/admin/products', access: 'admin', response: 'json' },
  product: { method: 'GET', path: '/admin/products/:id', access: 'admin', response: 'json' },
  collections: { method: 'GET', path: '/admin/collections', access: 'admin', response: 'json' },
  collection: { method: 'GET', path: '/admin/collections/:id', access: 'admin', response: 'json' },
  duplicateProduct: { method: 'POST', path: '/admin/operations/duplicateProduct/:id', access: 'admin', response: 'json' },
  duplicateCollection: { method: 'POST', path: '/admin/operations/duplicateCollection/:id', access: 'admin', response: 'json' },
  changeItems: { method: 'PUT', path: '/admin/operations/changeItems', access: 'admin', response: 'json' },
  restoreProduct: { method: 'POST', path: '/admin/operations/restoreProduct/:id', access: 'admin', response: 'json' },
  restoreCollection: { method: 'POST', path: '/admin/operations/restoreCollection/:id', access: 'admin', response: 'json' },
} as const satisfies EndpointGroup
