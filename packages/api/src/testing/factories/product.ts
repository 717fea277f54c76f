import type { Product, ProductPayload } from '../../schemas/types.ts'
import { testId, testTime } from './ids.ts'
import { createImage } from './image.ts'

/** A product that costs ₦1,250,000.00 and has no flags. The number determines its id, name and age. */
export function createProduct(fields: Partial<Product> = {}, index = 1): Product {
  return {
    _id: testId('product', index),
    name: `Sofa ${index}`,
    description: '<p>A deep sofa with a hardwood frame.</p>',
    items: '(3+1+1)',
    price: 1_250_000,
    category: 'Living Room',
    style: 'Modern',
    collectionId: null,
    images: [createImage()],
    isBestSeller: false,
    isPromo: false,
    discountedPrice: null,
    isForeign: false,
    origin: null,
    dimensions: null,
    leadTimeWeeks: null,
    material: null,
    createdAt: testTime(index),
    updatedAt: testTime(index),
    ...fields,
  }
}

/** A number of products, numbered from 1, all with the same fields. */
export function createProducts(count: number, fields: Partial<Product> = {}): Product[] {
  return Array.from({ length: count }, (_, index) => createProduct(fields, index + 1))
}

/** A valid payload of the product form. */
export function createProductPayload(fields: Partial<ProductPayload> = {}): Required<ProductPayload> {
  return {
    name: 'Eko Three-Seater',
    description: '<p>A deep three-seater.</p>',
    items: '(3+1+1)',
    price: 1_850_000,
    category: 'Living Room',
    style: 'Contemporary',
    collectionId: null,
    images: [{ url: 'data:image/png;base64,iVBORw0KGgo=', isNew: true }],
    isBestSeller: false,
    isPromo: false,
    discountedPrice: null,
    isForeign: false,
    origin: null,
    dimensions: null,
    leadTimeWeeks: null,
    material: null,
    ...fields,
  }
}
