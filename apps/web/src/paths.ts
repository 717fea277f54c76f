import type { Style } from '@shop/domain'

/**
 * Every address of the shop: the pattern that the router matches and the function that writes a link.
 * Matching ignores case; a link is always written as it stands here.
 */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  shop: { pattern: '/shop', href: (query = '') => `/shop${query}` },
  style: {
    pattern: '/styles/:style',
    href: (style: Style, query = '') => `/styles/${encodeURIComponent(style.toLowerCase())}${query}`,
  },
  product: { pattern: '/product/:productId', href: (id: string) => `/product/${encodeURIComponent(id)}` },
  collection: {
    pattern: '/collection/:collectionId',
    href: (id: string) => `/collection/${encodeURIComponent(id)}`,
  },
} as const
