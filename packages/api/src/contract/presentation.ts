import type { EndpointGroup } from './endpoint.ts'

/** How the shop presents itself: facts of its owner that belong to single pages. */
export const presentation = {
  read: { method: 'GET', path: '/presentation', access: 'public', response: 'json' },
} as const satisfies EndpointGroup
