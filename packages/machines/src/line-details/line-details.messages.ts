import type { ItemKey } from '@shop/domain'

/** What lines say that have no name of their own, and what is said of all of them. */
export const lineDetailsMessages = {
  /** The server knows no such item. */
  unknown: 'Unknown item',
  /** The details could not be read. */
  failed: ({ item, itemType }: ItemKey) => `Error loading ${itemType} (ID: ${item})`,
  /** Said above the lines when the details could not be read. */
  allFailed: 'Names and prices could not be loaded.',
} as const

/** What the cart says at a line that is an error, by its status. */
export const cartLineErrors = {
  unknown: 'No longer available. Left out of the order.',
  failed: 'Left out of the order until it loads.',
} as const
