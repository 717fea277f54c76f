import type { ItemType } from '@shop/domain'

/** The texts for an item that another admin saved or deleted meanwhile. */
export function conflictWords({ itemType, isDeleted }: { itemType: ItemType; isDeleted: boolean }): {
  title: string
  text: string
} {
  const item = itemType.toLowerCase()
  return isDeleted
    ? {
        title: `${itemType} deleted`,
        text: `Another admin has deleted this ${item}. If you keep your changes, they are saved as a new ${item}, without the pictures that were stored.`,
      }
    : {
        title: `${itemType} changed`,
        text: `Another admin has saved this ${item}. None of your changes are lost: choose what to keep.`,
      }
}
