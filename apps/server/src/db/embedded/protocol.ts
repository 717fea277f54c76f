/** What the thread of the embedded database is started with. */
export interface EmbeddedOptions {
  /** The folder of the data, or null to keep everything in memory. */
  readonly folder: string | null
  /** An archive made by an earlier dump, to begin from in place of an empty database. */
  readonly archive: Uint8Array | null
}

/** What the main thread asks of the database's thread. Bytes are messages of PostgreSQL's wire protocol. */
export type EmbeddedRequest =
  | { readonly type: 'wire'; readonly bytes: Uint8Array }
  | { readonly type: 'reset' }
  | { readonly type: 'dump'; readonly compression: 'gzip' | 'none' }
  | { readonly type: 'close' }

/** What the database's thread answers, in the order of the requests. */
export type EmbeddedReply =
  | { readonly type: 'ready' }
  | { readonly type: 'wire'; readonly bytes: Uint8Array }
  | { readonly type: 'dumped'; readonly archive: Uint8Array }
  | { readonly type: 'closed' }
