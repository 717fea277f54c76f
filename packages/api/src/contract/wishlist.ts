import type { EndpointGroup } from './endpoint.ts'

/** The wishlist of a signed-in user or an identified guest. Every change answers the new list. */
export const wishlist = {
  list: { method: 'GET', path: '/wishlist', access: 'guest', answer: 'json' },
  add: { method: 'PUT', path: '/wishlist/add', access: 'guest', answer: 'json' },
  remove: { method: 'PUT', path: '/wishlist/remove', access: 'guest', answer: 'json' },
  clear: { method: 'DELETE', path: '/wishlist/clear', access: 'guest', answer: 'json' },
} as const satisfies EndpointGroup
