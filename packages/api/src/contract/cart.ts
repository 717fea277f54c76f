import type { EndpointGroup } from './endpoint.ts'

/** The cart of a signed-in user or an identified guest. The last two endpoints also serve the wishlist and are public. */
export const cart = {
  list: { method: 'GET', path: '/cart', access: 'guest', response: 'json' },
  add: { method: 'PUT', path: '/cart/add', access: 'guest', response: 'optional', isKeyed: true },
  remove: { method: 'PUT', path: '/cart/remove', access: 'guest', response: 'optional' },
  updateQuantity: { method: 'PUT', path: '/cart/updatequantity', access: 'guest', response: 'optional' },
  clear: { method: 'DELETE', path: '/cart/clear', access: 'guest', response: 'optional' },
  checkExistence: { method: 'POST', path: '/cart/check-existence', access: 'public', response: 'json' },
  detailsByIds: { method: 'POST', path: '/cart/details-by-ids', access: 'public', response: 'json' },
} as const satisfies EndpointGroup
