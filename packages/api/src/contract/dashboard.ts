import type { EndpointGroup } from './endpoint.ts'

/** The endpoint of the overview on the dashboard. */
export const dashboard = {
  overview: { method: 'GET', path: '/admin/overview', access: 'admin', response: 'json' },
} as const satisfies EndpointGroup
