import type { EndpointGroup } from './endpoint.ts'

/** Accounts of customers. `check` is answered with 401 to a visitor who is signed out. */
export const auth = {
  check: { method: 'GET', path: '/auth/check', access: 'customer', answer: 'json' },
  signUp: { method: 'POST', path: '/auth/signup', access: 'public', answer: 'json' },
  logIn: { method: 'POST', path: '/auth/login', access: 'public', answer: 'json' },
  logOut: { method: 'POST', path: '/auth/logout', access: 'public', answer: 'none' },
  update: { method: 'PUT', path: '/auth/update', access: 'customer', answer: 'json' },
  remove: { method: 'DELETE', path: '/auth/delete', access: 'customer', answer: 'none' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public', answer: 'json' },
  resetPassword: { method: 'POST', path: '/auth/reset-password/:token', access: 'public', answer: 'json' },
  changePassword: { method: 'PUT', path: '/auth/change-password', access: 'customer', answer: 'json' },
} as const satisfies EndpointGroup
