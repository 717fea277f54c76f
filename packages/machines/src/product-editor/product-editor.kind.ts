import type { Product, ProductPayload } from '@shop/api'
import { detailSentences, itemSentences, limits, parseCategory } from '@shop/domain'
import type { Category } from '@shop/domain'
import { conflictOf } from '../item-editor/conflict.ts'
import type { ItemEditorKind } from '../item-editor/item-editor.kind.ts'
import { itemEditorMessages } from '../item-editor/item-editor.messages.ts'
import type { Related } from '../item-editor/item-editor.types.ts'
import {
  blankItemFields,
  itemFieldsOf,
  itemPayload,
  missingProblems,
  nameMissing,
  ruleProblems,
  styleMissing,
} from '../item-editor/item-fields.ts'
import { picturePayloads } from '../item-editor/pictures.ts'
import { dimensionProblems, dimensionsOf, measuresOf } from './dimensions.ts'
import { leadTimeFieldsOf, leadTimeOf, leadTimeProblems } from './lead-time.ts'
import { productEditorMessages } from './product-editor.messages.ts'
import type { ProductEditorContext, ProductFields, ProductSection } from './product-editor.types.ts'

/** The product's configuration of the editor. */
export const productEditorKind: ItemEditorKind<Product, ProductFields, Related, ProductPayload, ProductSection> = {
  id: 'productEditor',
  blank: { ...blankItemFields, category: '', material: '', ...measuresOf(null), ...leadTimeFieldsOf(null) },
  partsOf: (product) => ({
    fields: {
      ...itemFieldsOf(product),
      category: parseCategory(product.category) ?? '',
      material: product.material ?? '',
      ...measuresOf(product.dimensions),
      ...leadTimeFieldsOf(product.leadTimeWeeks),
    },
    images: product.images,
    related: product.collectionId === null ? [] : [product.collectionId],
  }),
  problemsOf: ({ fields }) => [
    ...missingProblems([
      nameMissing(fields),
      ['items', fields.items, itemSentences.itemsMissing],
      ['category', fields.category, itemEditorMessages.categoryMissing],
      styleMissing(fields),
    ]),
    ...ruleProblems('Product', fields),
    ...dimensionProblems(fields),
    ...leadTimeProblems(fields),
  ],
  payloadOf: ({ fields, pictures, related }) => ({
    ...itemPayload(fields),
    // A form without problems has a category of the list.
    category: fields.category as Category,
    collectionId: related[0]?._id ?? null,
    images: picturePayloads(pictures),
    dimensions: dimensionsOf(fields),
    material: fields.material.trim() || null,
    leadTimeWeeks: leadTimeOf(fields),
  }),
  movesOf: ({ form, original }) =>
    form.related.length > 0 ? original.related.filter(({ _id }) => _id !== form.related[0]!._id) : [],
  picturesMaximum: limits.imagesMaximum,
  relatedMaximum: 1,
  ...productEditorMessages,
  announcesFailures: true,
  missing: detailSentences.productNotFound,
  section: 'products',
  destination: (isNew) => (isNew ? { to: 'section', section: 'products' } : { to: 'back' }),
}

/** The two sides of a conflict in the form of a product. */
export function productConflict(context: ProductEditorContext) {
  return conflictOf(productEditorKind, context)
}
