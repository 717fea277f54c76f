/** The start options of the database thread. */
export interface EmbeddedOptions {
  /** The data folder, or null to keep everything in memory. */
  readonly folder: string | null
  /** A dump to restore instead of an empty database. */
  readonly archive: Uint8Array | null
}

/** Requests from the main thread. Bytes are messages of PostgreSQL's wire protocol. */
export type EmbeddedRequest =
  | { readonly type: 'wire'; readonly bytes: Uint8Array }
  | { readonly type: 'reset' }
  | { readonly type: 'dump'; readonly compression: 'gzip' | 'none' }
  | { readonly type: 'close' }

/** Responses of the database thread, in the order of the requests. */
export type EmbeddedReply =
  | { readonly type: 'ready' }
  | { readonly type: 'wire'; readonly bytes: Uint8Array }
  | { readonly type: 'dumped'; readonly archive: Uint8Array }
  | { readonly type: 'closed' }
