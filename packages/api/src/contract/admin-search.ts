import type { EndpointGroup } from './endpoint.ts'

/** Endpoints for what the search should learn: searches that found little, and the synonyms of the shop. */
export const adminSearch = {
  read: { method: 'GET', path: '/admin/search', access: 'admin', response: 'json' },
  preview: { method: 'GET', path: '/admin/search/preview', access: 'admin', response: 'json' },
  addSynonym: { method: 'POST', path: '/admin/search/synonyms', access: 'admin', response: 'json' },
  removeSynonym: { method: 'DELETE', path: '/admin/search/synonyms/:id', access: 'admin', response: 'json' },
} as const satisfies EndpointGroup
