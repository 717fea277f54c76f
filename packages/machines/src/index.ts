/** What changes over time in the shop, as state machines that know no browser, no React and no HTTP. */
export * from './carousel/index.ts'
export * from './collection-editor/index.ts'
export * from './item-editor/index.ts'
export * from './paged-list/index.ts'
export * from './product-editor/index.ts'
export type { Notice, NoticeTone } from './notice.ts'
export type { ConsentChanged, ConsentChoice, Identity, IdentityChanged } from './identity.ts'
export type { BrowserStorage, CatalogueLists, Connection, KeyStorage, RequestOptions, Turns } from './ports.ts'
