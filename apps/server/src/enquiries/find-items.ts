import type { Collection, Product } from '@shop/api'
import { isId } from '@shop/domain'
import type { ItemKey, ItemType } from '@shop/domain'
import type { CatalogueRepository } from '../catalogue/catalogue.repository.ts'

/** Where the lines of an enquiry find their items. */
export type EnquiryCatalogue = Pick<CatalogueRepository, 'findProducts' | 'findCollections'>

/**
 * Reads the items of lines. Lines may have invalid ids.
 *
 * @returns finds the item of a line; undefined when the catalogue has none
 */
export async function findItems(
  catalogue: EnquiryCatalogue,
  lines: readonly ItemKey[],
): Promise<(line: ItemKey) => Product | Collection | undefined> {
  const found = {
    Product: byId(await catalogue.findProducts(idsOf(lines, 'Product'))),
    Collection: byId(await catalogue.findCollections(idsOf(lines, 'Collection'))),
  }
  return ({ item, itemType }) => found[itemType].get(item.toLowerCase())
}

/** The valid ids of the lines of one type, each once. */
function idsOf(lines: readonly ItemKey[], type: ItemType): string[] {
  const ids = lines.filter(({ itemType }) => itemType === type).map(({ item }) => item.toLowerCase())
  return [...new Set(ids.filter(isId))]
}

function byId<Item extends { readonly _id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item._id, item]))
}
