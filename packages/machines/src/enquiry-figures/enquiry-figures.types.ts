import type { EnquiryFigures } from '@shop/api'

/** The data of the figures. */
export interface EnquiryFiguresContext {
  /** Null until they are loaded. */
  figures: EnquiryFigures | null
  /** Why they could not be loaded, as a message; null without a failure. */
  problem: string | null
}

/** The events of the figures. */
export type EnquiryFiguresEvent =
  /** The user pressed Try again. */
  { type: 'figures.retry' }

/** The tags that views read. */
export type EnquiryFiguresTag = 'busy' | 'failed'
