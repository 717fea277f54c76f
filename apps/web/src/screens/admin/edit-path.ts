import type { ItemType } from '@shop/domain'
import { paths } from '../../paths.ts'

/** The address of the form of an item. */
export function editPath(itemType: ItemType, id: string): string {
  return (itemType === 'Product' ? paths.editProduct : paths.editCollection).href(id)
}
