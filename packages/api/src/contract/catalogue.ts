import type { EndpointGroup } from './endpoint.ts'

/** Endpoints that read the catalogue. */
export const catalogue = {
  productFacets: { method: 'GET', path: '/products/facets', access: 'public', response: 'json' },
  collectionFacets: { method: 'GET', path: '/collections/facets', access: 'public', response: 'json' },
  productCount: { method: 'GET', path: '/products/count', access: 'public', response: 'json' },
  products: { method: 'GET', path: '/products', access: 'public', response: 'json' },
  product: { method: 'GET', path: '/products/:id', access: 'public', response: 'json' },
  collectionCount: { method: 'GET', path: '/collections/count', access: 'public', response: 'json' },
  collections: { method: 'GET', path: '/collections', access: 'public', response: 'json' },
  collection: { method: 'GET', path: '/collections/:id', access: 'public', response: 'json' },
  showcase: { method: 'GET', path: '/showcase', access: 'public', response: 'json' },
  materials: { method: 'GET', path: '/materials', access: 'public', response: 'json' },
} as const satisfies EndpointGroup
