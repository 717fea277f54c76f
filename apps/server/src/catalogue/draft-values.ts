import { clearUncheckedMarks, isCornerItem, normaliseText } from '@shop/domain'
import type { collections, products } from '../db/schema.ts'
import type { CollectionDraft, ProductDraft } from './drafts.ts'
import { coloursOf, searchVector } from './search-vector.ts'

/** The columns that a draft writes: all except those that are written once or that say who sees the item. */
type Written<Row> = Required<
  Omit<Row, 'id' | 'createdAt' | 'updatedAt' | 'importKey' | 'visibility' | 'deletedAt' | 'deletedKey'>
>

/**
 * The row of a product. Most fields are columns of the same name, to which `db/schema.ts` is held. A column that is not written
 * here does not compile.
 */
export function productValues({ id: _id, images, dimensions, leadTimeWeeks, ...fields }: ProductDraft) {
  const isCorner = isCornerItem(fields)
  const alts = images.map(({ alt }) => alt)
  return {
    ...clearUncheckedMarks(fields),
    isCorner,
    width: dimensions?.width ?? null,
    depth: dimensions?.depth ?? null,
    height: dimensions?.height ?? null,
    leadTimeMinimum: leadTimeWeeks?.minimum ?? null,
    leadTimeMaximum: leadTimeWeeks?.maximum ?? null,
    nameKey: normaliseText(fields.name),
    // The writer adds the words of its collection.
    search: searchVector({ ...fields, collection: null, alts, isCorner }),
    colours: coloursOf({ ...fields, alts }),
  } satisfies Written<typeof products.$inferInsert>
}

/** The row of a collection. */
export function collectionValues({ id: _id, productIds: _productIds, coverImage, ...fields }: CollectionDraft) {
  return {
    ...clearUncheckedMarks(fields),
    coverId: coverImage?.public_id ?? null,
    coverAlt: coverImage?.alt ?? '',
    nameKey: normaliseText(fields.name),
    search: searchVector({
      ...fields,
      category: null,
      material: null,
      collection: null,
      alts: coverImage === null ? [] : [coverImage.alt],
      isCorner: false,
    }),
  } satisfies Written<typeof collections.$inferInsert>
}
