import type { EndpointGroup } from './endpoint.ts'

/** The cart of a signed-in user or an identified guest. The last two calls also serve the wishlist, and need nobody. */
export const cart = {
  list: { method: 'GET', path: '/cart', access: 'guest', answer: 'json' },
  add: { method: 'PUT', path: '/cart/add', access: 'guest', answer: 'optional' },
  remove: { method: 'PUT', path: '/cart/remove', access: 'guest', answer: 'optional' },
  updateQuantity: { method: 'PUT', path: '/cart/updatequantity', access: 'guest', answer: 'optional' },
  clear: { method: 'DELETE', path: '/cart/clear', access: 'guest', answer: 'optional' },
  checkExistence: { method: 'POST', path: '/cart/check-existence', access: 'public', answer: 'json' },
  detailsByIds: { method: 'POST', path: '/cart/details-by-ids', access: 'public', answer: 'json' },
} as const satisfies EndpointGroup
