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
        text: `Somebody else has deleted this ${item} meanwhile. Keeping your changes makes a new one of it, without the pictures that were stored.`,
      }
    : {
        title: `${itemType} changed`,
        text: `Somebody else has saved this ${item} meanwhile. Nothing of yours is lost: choose what becomes of it.`,
      }
}
