import type { ItemFormFields, ProductFormFields } from './form-shapes.ts'

/** The label of each field that products and collections share. A field without one does not compile. */
const itemLabels = {
  name: 'Name',
  description: 'Description',
  items: 'Items',
  price: 'Price',
  style: 'Style',
  isBestSeller: 'Best seller',
  isPromo: 'On promotion',
  discountedPrice: 'Discounted price',
  isForeign: 'Foreign',
  origin: 'Origin',
} satisfies Record<keyof ItemFormFields, string>

/** The label of each field of a product. */
export const productLabels = {
  ...itemLabels,
  category: 'Category',
  material: 'Material',
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
  leadTimeMinimum: 'Shortest lead time',
  leadTimeMaximum: 'Longest lead time',
} satisfies Record<keyof ProductFormFields, string>
