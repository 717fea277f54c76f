import type { Style } from '@shop/domain'

/** A page with one address. */
const at = (pattern: string) => ({ pattern, href: () => pattern })

/** Opens the login view with the form that sends a reset link. */
export const forgottenHash = 'forgotten-password'

/**
 * Every address of the shop: the pattern that the router matches and the function that writes a link. Matching ignores case; a
 * link is always written as spelled here.
 */
export const paths = {
  home: at('/'),
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
  cart: at('/cart'),
  wishlist: at('/wishlist'),
  /** Without a key, only the customer who sent the enquiry sees it. */
  enquiry: {
    pattern: '/enquiry/:reference',
    href: (reference: string, linkKey?: string) => `/enquiry/${reference}${linkKey === undefined ? '' : `?key=${linkKey}`}`,
  },
  enquiries: at('/enquiries'),
  aboutUs: at('/aboutUs'),
  terms: at('/terms'),
  privacy: at('/privacy'),
  contact: {
    pattern: '/contact',
    /** With a wish, the form asks whether the shop can make it. */
    href: (wish = '') => (wish === '' ? '/contact' : `/contact?${new URLSearchParams({ wish })}`),
  },
  eCatalog: at('/e-catalog'),
  showroom: at('/showroom'),
  profile: { pattern: '/profile', href: () => '/profile', forgottenHref: () => `/profile#${forgottenHash}` },
  /** Redirects to the profile, which shows the login view to signed-out visitors. */
  login: at('/login'),
  signUp: at('/signup'),
  /** Without a token the page shows an error and redirects to the login view. */
  resetPassword: {
    pattern: '/reset-password/:token?',
    href: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  },
  confirmEmail: {
    pattern: '/confirm-email/:token',
    href: (token: string) => `/confirm-email/${encodeURIComponent(token)}`,
  },
  adminLogin: at('/admin/login'),
  invitation: {
    pattern: '/admin/invitation/:token',
    href: (token: string) => `/admin/invitation/${encodeURIComponent(token)}`,
  },
  dashboard: { pattern: '/admin/dashboard', href: (query = '') => `/admin/dashboard${query}` },
  /** All enquiries, `new`, or the reference of one: a single page, because shoppers download this list. */
  adminEnquiries: { pattern: '/admin/enquiries/:reference?', href: (place = '') => `/admin/enquiries${place}` },
  adminSearch: at('/admin/search'),
  adminAccount: at('/admin/account'),
  shopDetails: at('/admin/shop'),
  newProduct: at('/admin/products/new'),
  editProduct: {
    pattern: '/admin/products/edit/:productId',
    href: (id: string) => `/admin/products/edit/${encodeURIComponent(id)}`,
  },
  newCollection: at('/admin/collections/new'),
  editCollection: {
    pattern: '/admin/collections/edit/:collectionId',
    href: (id: string) => `/admin/collections/edit/${encodeURIComponent(id)}`,
  },
} as const
