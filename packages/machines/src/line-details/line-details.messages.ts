import type { ItemKey } from '@shop/domain'

/** What lines say that have no name of their own. */
export const lineDetailsMessages = {
  /** The server knows no such item. */
  unknown: 'Unknown item',
  /** The details could not be read. */
  failed: ({ item, itemType }: ItemKey) => `Error loading ${itemType} (ID: ${item})`,
} as const
