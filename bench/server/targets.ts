/**
 * What a request finds in the caches of the shop: the response; no response, because nobody has requested this address before;
 * nothing at all, because the catalogue has just changed; or, after a change of other items, only a response that may still be current.
 */
export type Caching = 'cached' | 'new address' | 'after a change' | 'after a change elsewhere'

/** A row of the table. */
export interface Target {
  readonly name: string
  readonly path: string
  readonly caching: Caching
}

/** The rows of the table, for a shop with this product. */
export function targetsFor(productId: string): Target[] {
  const list = '/api/products?limit=12'
  const product = `/product/${productId}`
  return [
    { name: 'list of 12, cached', path: list, caching: 'cached' },
    { name: 'list of 12, new address', path: list, caching: 'new address' },
    { name: 'list of 12, after a change', path: list, caching: 'after a change' },
    { name: 'search, new address', path: `${list}&search=chesterfeild`, caching: 'new address' },
    { name: 'list page, new address', path: '/shop', caching: 'new address' },
    { name: 'list page, after a change', path: '/shop', caching: 'after a change' },
    { name: 'list page, after a change elsewhere', path: '/shop', caching: 'after a change elsewhere' },
    { name: 'home page, after a change', path: '/', caching: 'after a change' },
    { name: 'home page, after a change elsewhere', path: '/', caching: 'after a change elsewhere' },
    { name: 'product page, after a change', path: product, caching: 'after a change' },
    { name: 'product page, after a change elsewhere', path: product, caching: 'after a change elsewhere' },
    { name: 'product page, cached', path: product, caching: 'cached' },
  ]
}
