import type { EndpointGroup } from './endpoint.ts'

/** Endpoints for admins. */
export const admin = {
  logIn: { method: 'POST', path: '/admin/login', access: 'public', response: 'json' },
  logOut: { method: 'POST', path: '/admin/logout', access: 'public', response: 'none' },
  addProduct: { method: 'POST', path: '/admin/operations/addProduct', access: 'admin', response: 'json' },
  updateProduct: {
    method: 'PUT',
    path: '/admin/operations/updateProduct/:id',
    access: 'admin',
    response: 'json',
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/admin/operations/delProduct/:id',
    access: 'admin',
    response: 'none',
  },
  addCollection: { method: 'POST', path: '/admin/operations/addCollection', access: 'admin', response: 'json' },
  updateCollection: {
    method: 'PUT',
    path: '/admin/operations/updateCollection/:id',
    access: 'admin',
    response: 'json',
  },
  deleteCollection: {
    method: 'DELETE',
    path: '/admin/operations/delCollection/:id',
    access: 'admin',
    response: 'none',
  },
} as const satisfies EndpointGroup
