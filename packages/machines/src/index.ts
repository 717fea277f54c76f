/** The state machines of the shop. They depend on no browser, no React and no HTTP. */
export * from './admins/index.ts'
export * from './auth/index.ts'
export * from './bulk-change/index.ts'
export * from './carousel/index.ts'
export * from './cart/index.ts'
export * from './admin-table/index.ts'
export * from './collection-editor/index.ts'
export * from './composer/index.ts'
export * from './consent/index.ts'
export * from './contact/index.ts'
export * from './email-confirmation/index.ts'
export * from './enquiries/index.ts'
export * from './enquiry-desk/index.ts'
export * from './enquiry-figures/index.ts'
export * from './enquiry-inbox/index.ts'
export * from './form/index.ts'
export * from './invitation/index.ts'
export * from './item-deletion/index.ts'
export * from './item-editor/index.ts'
export * from './line-details/index.ts'
export * from './list-sync/index.ts'
export * from './loading/index.ts'
export * from './overview/index.ts'
export * from './paged-list/index.ts'
export * from './product-editor/index.ts'
export * from './profile/index.ts'
export * from './reset/index.ts'
export * from './shop-details/index.ts'
export * from './shop/index.ts'
export * from './staff-enquiry/index.ts'
export * from './suggestions/index.ts'
export * from './synonyms/index.ts'
export * from './wishlist/index.ts'
export { isSessionEnd } from './failures.ts'
export type { FailureReport, Notice, NoticeTone } from './notice.ts'
export type { ConsentChanged, ConsentChoice, Identity, IdentityChanged } from './identity.ts'
export type {
  BrowserStorage,
  Connection,
  Cookies,
  CookieTerms,
  KeyStorage,
  PictureFile,
  PictureReader,
  RequestOptions,
  Locks,
} from './ports.ts'
export type { ParentMessage } from './to-parent.ts'
