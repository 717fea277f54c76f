import type { EndpointGroup } from './endpoint.ts'

/** Reading the catalogue. */
export const catalogue = {
  productCount: { method: 'GET', path: '/products/count', access: 'public', answer: 'json' },
  products: { method: 'GET', path: '/products', access: 'public', answer: 'json' },
  product: { method: 'GET', path: '/products/:id', access: 'public', answer: 'json' },
  collectionCount: { method: 'GET', path: '/collections/count', access: 'public', answer: 'json' },
  collections: { method: 'GET', path: '/collections', access: 'public', answer: 'json' },
  collection: { method: 'GET', path: '/collections/:id', access: 'public', answer: 'json' },
  showcase: { method: 'GET', path: '/showcase', access: 'public', answer: 'json' },
} as const satisfies EndpointGroup
