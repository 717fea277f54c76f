import type { EndpointGroup } from './endpoint.ts'

/** Endpoints of accounts. `check` responds with 401 when nobody is signed in. */
export const auth = {
  check: { method: 'GET', path: '/auth/check', access: 'customer', response: 'json' },
  signUp: { method: 'POST', path: '/auth/signup', access: 'public', response: 'json', isKeyed: true },
  logIn: { method: 'POST', path: '/auth/login', access: 'public', response: 'json' },
  logOut: { method: 'POST', path: '/auth/logout', access: 'public', response: 'none' },
  update: { method: 'PUT', path: '/auth/update', access: 'customer', response: 'json' },
  remove: { method: 'DELETE', path: '/auth/delete', access: 'customer', response: 'none', isKeyed: true },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password', access: 'public', response: 'json' },
  resetPassword: { method: 'POST', path: '/auth/reset-password/:token', access: 'public', response: 'json', isKeyed: true },
  confirmEmail: { method: 'POST', path: '/auth/confirm-email/:token', access: 'public', response: 'json' },
  changePassword: { method: 'PUT', path: '/auth/change-password', access: 'customer', response: 'json', isKeyed: true },
} as const satisfies EndpointGroup
