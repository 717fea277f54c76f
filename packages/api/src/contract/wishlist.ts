import type { EndpointGroup } from './endpoint.ts'

/** The wishlist of a signed-in user or an identified guest. Every change responds with the new wishlist. */
export const wishlist = {
  list: { method: 'GET', path: '/wishlist', access: 'guest', response: 'json' },
  add: { method: 'PUT', path: '/wishlist/add', access: 'guest', response: 'json' },
  remove: { method: 'PUT', path: '/wishlist/remove', access: 'guest', response: 'json' },
  clear: { method: 'DELETE', path: '/wishlist/clear', access: 'guest', response: 'json' },
} as const satisfies EndpointGroup
