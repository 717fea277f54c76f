import type { EndpointGroup } from './endpoint.ts'

/** The back office. */
export const admin = {
  logIn: { method: 'POST', path: '/admin/login', access: 'public', answer: 'json' },
  logOut: { method: 'POST', path: '/admin/logout', access: 'public', answer: 'none' },
  addProduct: { method: 'POST', path: '/admin/operations/addProduct', access: 'admin', answer: 'json' },
  updateProduct: {
    method: 'PUT',
    path: '/admin/operations/updateProduct/:id',
    access: 'admin',
    answer: 'json',
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/admin/operations/delProduct/:id',
    access: 'admin',
    answer: 'none',
  },
  addCollection: { method: 'POST', path: '/admin/operations/addCollection', access: 'admin', answer: 'json' },
  updateCollection: {
    method: 'PUT',
    path: '/admin/operations/updateCollection/:id',
    access: 'admin',
    answer: 'json',
  },
  deleteCollection: {
    method: 'DELETE',
    path: '/admin/operations/delCollection/:id',
    access: 'admin',
    answer: 'none',
  },
} as const satisfies EndpointGroup
