import { countedTitle } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { authMessages } from '../auth/auth.messages.ts'

/** A number of items in words: '1 product', '12 products'. */
export function countOfItems(count: number, itemType: ItemType): string {
  return `${count} ${itemType.toLowerCase()}${count === 1 ? '' : 's'}`
}

/** The beginning of a sentence about items that have changed: 'Eko Sofa and 2 more have'. Without names, one of them has. */
function whatHas(itemType: ItemType, names: readonly string[]): string {
  const [first] = names
  if (first === undefined) return `One of these ${itemType.toLowerCase()}s has`
  return `${countedTitle(first, names.length)} ${names.length === 1 ? 'has' : 'have'}`
}

/** The sentences of a change of several items. */
export const bulkChangeMessages = {
  changed: (count: number, itemType: ItemType) => `${countOfItems(count, itemType)} changed`,
  deleted: (count: number, itemType: ItemType) => `${countOfItems(count, itemType)} deleted`,
  undone: 'The change is undone.',
  perhapsChanged:
    'The response was lost, so the change may already have been made. You can safely try again: it is made only once. If you cancel, the table shows the current values.',
  changedMeanwhile: (itemType: ItemType, names: readonly string[]) =>
    `${whatHas(itemType, names)} changed in the meantime, so this change was not made. If you cancel, the table shows the current values, and you can choose again.`,
  perhapsUndone: 'The response was lost, so the change may already have been undone. You can safely press Undo again.',
  notUndone: (itemType: ItemType, names: readonly string[]) =>
    `${whatHas(itemType, names)} changed in the meantime, so the change was not undone. The table shows the current values.`,
  signedOut: authMessages.sessionEnded,
} as const
