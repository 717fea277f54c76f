/** Modules of a chunk: for each folder of the workspace, the beginnings of their paths below it. */
type Modules = Readonly<Record<string, readonly string[]>>

/** Modules that every page needs at once. */
export const shownByEveryPage: Modules = {
  'packages/api/src/contract': ['server-message.'],
  'packages/domain/src': [
    'categories.',
    'chat-link.',
    'covers.',
    'enquiry-message.',
    'limits.',
    'lines.',
    'money.',
    'picture-sources.',
    'promotion.',
    'roles.',
    'styles.',
    'texts.',
  ],
  'packages/ui/src/components': [
    'badge/',
    'button/',
    'carousel/',
    'class-names.',
    'count-badge/',
    'empty-state/',
    'has-modifier.',
    'icon/',
    'icon-button/',
    'lazy-part/',
    'link/',
    'picture/',
    'skip-link/',
    'spinner/',
    'visually-hidden/',
  ],
  'packages/ui/src/patterns': [
    'bottom-navigation/',
    'category-tiles/',
    'chat-link/',
    'collection-card/',
    'collection-grid/',
    'contact-band/',
    'cookie-banner/',
    'footer/',
    'item-card/',
    'not-found/',
    'price-tag/',
    'product-card/',
    'product-grid/',
    'promo-badge/',
    'promo-block/',
    'section/',
    'shop-picture/',
    'site-header/',
  ],
  'packages/views/src': ['cookie-banner/'],
  'apps/web/src': ['paths.', 'screens/home/rooms.', 'screens/home/still-reasons.'],
  'apps/web/src/app': [
    'catalogue/ItemGrid.',
    'catalogue/cards.',
    'catalogue/item-cards.',
    'head/absolute.',
    'parts/lazy-',
    'parts/optionalPart.',
    'routing/PageArea.',
    'routing/focus-heading.',
    'routing/guard.',
    'routing/guarded-loader.',
    'routing/missing.',
    'routing/page.',
    'routing/stale-build.',
    'saved-lists/useListCounts.',
    'saved-lists/useWishlistToggle.',
    'services/browser-api.',
    'services/lazy-api.',
    'services/services',
    'services/shop-facts.',
    'shell/admin-section.',
    'shell/navigation.',
    'shell/notify.',
    'shop/runtime-context.',
    'shop/useShopLifecycle.',
    'shop/useShopSelector.',
    'shop/useShopSend.',
    'shop/useUser.',
    'shop/when-idle.',
  ],
}

/** Modules of the page of an item that lists, which lead to it, or the cart need as well. */
export const shownWithItems: Modules = {
  'packages/domain/src': ['order-message.'],
  'packages/ui/src': [
    'components/rich-text/allowed-html.',
    'patterns/action-bar/',
    'patterns/list-empty/',
    'patterns/product-layout/',
  ],
  'apps/web/src': [
    'app/catalogue/catalogue-view.',
    'app/enquiries/may-record.',
    'app/enquiries/useOrderRecording.',
    'app/shop/snapshot-store.',
    'app/shop/useLateActor.',
    'screens/composer/lazy-composer.',
  ],
}

/** Modules of a list's page that other pages or a dialog need as well. */
export const shownByLists: Modules = {
  'packages/domain/src': ['sort-orders.'],
  'packages/ui/src/components': ['alert/', 'field/', 'load-more/', 'search-field/', 'select/', 'skeleton/'],
  'packages/ui/src/patterns': ['filters/', 'shop-hero/', 'skeletons/CardsSkeleton.'],
  'packages/machines/src/paged-list': ['first-list.', 'loaded-pages.', 'paged-list.rules.'],
  'apps/web/src': ['app/catalogue/catalogue-pages.', 'app/catalogue/titles.'],
}

/** What every machine needs. */
export const neededByMachines: Modules = {
  'packages/machines/src': [
    'attempt.',
    'auth/auth.messages.',
    'carousel/',
    'cart/cart.messages.',
    'contact/contact.messages.',
    'email-confirmation/email-confirmation.messages.',
    'enquiries/enquiry-keys.',
    'failures.',
    'form/',
    'identity.',
    'is-record.',
    'known/',
    'line-details/line-details.messages.',
    'list-sync/existence.',
    'list-sync/list-sync.rules.',
    'list-sync/watch-connection.',
    'not-provided.',
    'notice.',
    'of-event.',
    'paged-list/paged-list.messages.',
    'profile/profile.messages.',
    'reset/reset.messages.',
    'shop/report-to.',
    'shop/shop.rules.',
    'to-parent.',
    'wishlist/wishlist.messages.',
  ],
  'packages/domain/src': ['credentials.', 'ids.'],
}

/** Facts of enquiries that several pages need. Only admins prepare answers. */
export const aboutEnquiries: Modules = {
  'packages/domain/src': ['dates.'],
  'packages/domain/src/enquiries': [
    'enquiry-chat-message.',
    'enquiry-reference.',
    'enquiry-sorts.',
    'enquiry-sources.',
    'enquiry-statuses.',
    'enquiry-steps.',
    'enquiry-title.',
    'index.',
    'wish-fields.',
    'wishes.',
  ],
}

/** Folders that only admins see, in addition to those whose names begin with `admin`. */
export const adminFolders: readonly string[] = [
  'bulk-change',
  'catalogue-table',
  'collection-form',
  'conflict-dialog',
  'editor',
  'enquiry-desk',
  'enquiry-figures',
  'enquiry-inbox',
  'item-form',
  'overview',
  'rich-text-editor',
  'shop-details-form',
  'staff-enquiry',
  'switch',
  'synonyms',
  'table',
]

/** The predicate for these modules, by absolute path. */
export function isOneOf(modules: Modules): (id: string) => boolean {
  const beginnings = Object.entries(modules).flatMap(([folder, paths]) => paths.map((path) => `/${folder}/${path}`))
  return (id) => beginnings.some((beginning) => id.includes(beginning))
}

/** Whether only admins need a style sheet. The workspace itself may be in a folder such as `/home/admin`. */
export function isAdminStyle(id: string): boolean {
  const folders = id.slice(id.lastIndexOf('/src/')).split('/').slice(0, -1)
  return folders.some((folder) => folder.startsWith('admin') || adminFolders.includes(folder))
}
