import type { ItemType } from '@shop/domain'
import type { FormPart } from '../item-form/form-shapes.ts'
import { productLabels } from '../item-form/labels.ts'

const names: Record<ItemType, Record<FormPart, string>> = {
  Product: { ...productLabels, isPromo: 'Promotion', pictures: 'Pictures', related: 'Collection' },
  Collection: { ...productLabels, isPromo: 'Promotion', pictures: 'Cover image', related: 'Products' },
}

/** The names of parts of a form, separated by commas. */
export function partNames(parts: readonly FormPart[], itemType: ItemType): string {
  return parts.map((part) => names[itemType][part]).join(', ')
}
