/** The data of a machine that loads something. */
export interface LoadingContext<Data> {
  /** Null until it is loaded. */
  data: Data | null
  /** Why it could not be loaded, as a message; null without a failure. */
  problem: string | null
}

/** The events of a machine that loads something. */
export type LoadingEvent =
  /** The user pressed Try again. */
  | { type: 'load.retry' }
  /** The user signed in again. */
  | { type: 'session.restored' }

/** The tags that views read. */
export type LoadingTag = 'busy' | 'failed'
