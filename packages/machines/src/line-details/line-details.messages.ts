import type { ItemKey } from '@shop/domain'

/** The texts for lines without details. */
export const lineDetailsMessages = {
  /** The name of an item that the server does not know. */
  unknown: 'Unknown item',
  /** The name of an item whose details could not be loaded. */
  failed: ({ item, itemType }: ItemKey) => `Error loading ${itemType} (ID: ${item})`,
  /** The message above the lines when the details could not be loaded. */
  allFailed: 'Names and prices could not be loaded.',
} as const

/** The message at a line that is an error, by its status. */
export const cartLineErrors = {
  unknown: 'No longer available. Left out of the order.',
  failed: 'Left out of the order until it loads.',
} as const
