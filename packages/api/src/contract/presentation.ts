import type { EndpointGroup } from './endpoint.ts'

/** Facts of the shop owner that only some pages show. */
export const presentation = {
  read: { method: 'GET', path: '/presentation', access: 'public', response: 'json' },
} as const satisfies EndpointGroup
