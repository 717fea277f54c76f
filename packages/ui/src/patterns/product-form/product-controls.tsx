import { categories } from '@shop/domain'
import type { ReactNode } from 'react'
import { Select } from '../../components/select/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { choices } from '../item-form/choices.ts'
import { itemFields, type ItemFields } from '../item-form/fields.ts'
import type { ItemFormFields, ProductFormFields } from '../item-form/form-shapes.ts'

/** A field that a product has and a collection does not. */
type ProductField = Exclude<keyof ProductFormFields, keyof ItemFormFields>

/** The control of each field that only products have. A field without one does not compile. */
export function productControls(props: ItemFields<ProductFormFields>): Record<ProductField, ReactNode> {
  const field = itemFields(props)
  const measure = (name: ProductField) => <TextField required={false} inputMode="decimal" autoComplete="off" {...field(name)} />
  return {
    category: <Select options={choices('Choose a category', categories)} {...field('category')} />,
    material: (
      <TextField isOptional hint="The main material, such as Oak or Velvet. Shoppers can filter by it." {...field('material')} />
    ),
    width: measure('width'),
    depth: measure('depth'),
    height: measure('height'),
    leadTimeMinimum: measure('leadTimeMinimum'),
    leadTimeMaximum: measure('leadTimeMaximum'),
  }
}
