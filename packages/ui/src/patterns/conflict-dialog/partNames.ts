import type { ItemType } from '@shop/domain'

const names: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  items: 'Items',
  price: 'Price',
  category: 'Category',
  style: 'Style',
  isBestSeller: 'Best seller',
  isPromo: 'Promotion',
  discountedPrice: 'Discounted price',
  isForeign: 'Foreign',
  origin: 'Origin',
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
}

/** The labels of form fields, separated by commas. */
export function partNames(parts: readonly string[], itemType: ItemType): string {
  const own =
    itemType === 'Product' ? { pictures: 'Pictures', related: 'Collection' } : { pictures: 'Cover image', related: 'Products' }
  const all: Readonly<Record<string, string>> = { ...names, ...own }
  return parts.map((part) => all[part] ?? part).join(', ')
}
