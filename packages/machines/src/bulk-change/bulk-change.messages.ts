import type { ItemType } from '@shop/domain'
import { authMessages } from '../auth/auth.messages.ts'

/** A number of items in words: '1 product', '12 products'. */
export function countOfItems(count: number, itemType: ItemType): string {
  return `${count} ${itemType.toLowerCase()}${count === 1 ? '' : 's'}`
}

/** The sentences of a change of several items. */
export const bulkChangeMessages = {
  changed: (count: number, itemType: ItemType) => `${countOfItems(count, itemType)} changed`,
  deleted: (count: number, itemType: ItemType) => `${countOfItems(count, itemType)} deleted`,
  undone: 'The change is undone.',
  signedOut: authMessages.sessionEnded,
} as const
