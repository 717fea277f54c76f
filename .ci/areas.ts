/** An area of the shop. */
interface Area {
  /** The paths of its code and stories. */
  readonly paths: RegExp
  /** The journeys through it. */
  readonly journeys: readonly string[]
}

/** Which journeys walk through which code. A changed journey runs in any case. */
export const areas: readonly Area[] = [
  {
    paths: /admin\/(dashboard|messages|enquir)|admin-table|catalogue-table/,
    journeys: ['admin-changes', 'admin-keyboard', 'owner-first-minutes'],
  },
  { paths: /admins|invitation|admin-account/, journeys: ['second-admin'] },
  { paths: /editor|item-form|product-form|collection-form|conflict/, journeys: ['admin-changes', 'admin-guards'] },
  { paths: /routes\/admin|pictures\/|catalogue\/writing|item-deletion/, journeys: ['admin-first-items', 'admin-changes'] },
  { paths: /shop-details|server\/src\/presentation/, journeys: ['shop-details'] },
  { paths: /synonym|searches\/|admin-search|screens\/admin\/search/, journeys: ['search-synonyms'] },
  { paths: /screens\/admin\/[^/]+$/, journeys: ['admin-access', 'admin-guards'] },
  {
    paths: /account|auth|session|profile|sign-|reset|password|machines\/src\/form\//,
    journeys: ['account', 'account-faults', 'guards'],
  },
  { paths: /enquir|composer|compose[d.]|wish(es|-fields)/, journeys: ['enquiries'] },
  { paths: /cart|wishlist|saved-list|list-sync|line-|consent|cookie/, journeys: ['cart'] },
  // A component cannot break what happens when a request fails.
  { paths: /saved-lists\/|list-sync|machines\/src\/(cart|wishlist|line-details)\//, journeys: ['saved-list-faults'] },
  { paths: /useCatalogueList|patterns\/form\//, journeys: ['kept-visit'] },
  { paths: /catalogue\/|catalogue-list|paged-list|filter|list-toolbar/, journeys: ['browse', 'catalogue-lists'] },
  { paths: /product-card|collection-card|item-card|price-tag|product-grid/, journeys: ['cards'] },
  { paths: /gallery|carousel|screens\/items/, journeys: ['gallery'] },
  { paths: /screens\/(items|saved-lists)\/|ui\/src\/styles|\bprint/, journeys: ['print'] },
  {
    paths:
      /hero|product-(layout|facts|actions)|action-bar|chat-link|cookie-banner|list-toolbar|bottom-navigation|ui\/src\/styles/,
    journeys: ['first-screens', 'large-text', 'screen-sizes'],
  },
  { paths: /media|pictures?\b/, journeys: ['admin-pictures'] },
  { paths: /contact|mail\//, journeys: ['contact'] },
  { paths: /inspect/, journeys: ['inspector', 'inspector-copy'] },
  {
    paths: /screens\/(about-us|e-catalog|showroom|terms|privacy|presentation)|static-page|presentation\//,
    journeys: ['static-pages'],
  },
  {
    paths: /rendering|app\/routing|app\/head|entry-|src\/start/,
    journeys: [
      'first-tap',
      'lost-chunks',
      'not-found',
      'without-javascript',
      'old-browsers',
      'translation',
      'kept-visit',
      'failed-rendering',
      'access',
    ],
  },
  { paths: /entry-client|apps\/web\/build|vite\.config/, journeys: ['weight', 'admin-bytes'] },
  { paths: /lazy-part|lazy-|entry-client|notify|app\/shell\/Toasts/, journeys: ['lost-chunks'] },
  { paths: /styles\/print/, journeys: ['print'] },
  { paths: /server\/src\/(development|server\.ts|parts\.ts|app\.ts)/, journeys: ['development'] },
]
