import type { Overview } from '@shop/api'

/** The data of the overview. */
export interface OverviewContext {
  /** Messages, unfinished items and changes; null until they are loaded. */
  overview: Overview | null
  /** Why the overview could not be loaded, as a message; null without a failure. */
  problem: string | null
}

/** The events of the overview. */
export type OverviewEvent =
  /** The user pressed Try again. */
  { type: 'overview.retry' }

/** The tags that views read. */
export type OverviewTag = 'busy' | 'failed'
