import type { EndpointGroup } from './endpoint.ts'

/** The endpoint of facts about the shop that only some pages show. */
export const presentation = {
  read: { method: 'GET', path: '/presentation', access: 'public', response: 'json' },
} as const satisfies EndpointGroup
