/** The start options of the database thread. Only the data of an archive can be kept in memory, because a new database takes long. */
export type EmbeddedOptions =
  | {
      readonly folder: string
      /** A dump to restore into the folder; null opens the database that it has. */
      readonly archive: Uint8Array | null
    }
  | {
      readonly folder: null
      readonly archive: Uint8Array
      /** PGlite's compiled program, to share it between the databases of a process; compiled again unless given. */
      readonly program?: WebAssembly.Module | undefined
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
