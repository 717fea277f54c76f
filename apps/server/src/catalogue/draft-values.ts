import { clearUncheckedMarks, isCornerItem, normaliseText } from '@shop/domain'
import type { CollectionDraft, ItemDraft, ProductDraft } from './drafts.ts'
import { searchVector } from './search-text.ts'

function itemValues(draft: ItemDraft, category: string) {
  const marks = clearUncheckedMarks(draft)
  return {
    name: draft.name,
    description: draft.description,
    items: draft.items,
    price: draft.price,
    style: draft.style,
    isBestSeller: draft.isBestSeller,
    isPromo: draft.isPromo,
    discountedPrice: marks.discountedPrice,
    isForeign: draft.isForeign,
    origin: marks.origin,
    nameKey: normaliseText(draft.name),
    search: searchVector({ ...draft, category }),
    ...(draft.importKey === undefined ? {} : { importKey: draft.importKey }),
  }
}

/** What a product writes into its row. */
export function productValues(draft: ProductDraft) {
  return {
    ...itemValues(draft, draft.category),
    category: draft.category,
    isCorner: isCornerItem(draft),
    collectionId: draft.collectionId,
    width: draft.dimensions?.width ?? null,
    depth: draft.dimensions?.depth ?? null,
    height: draft.dimensions?.height ?? null,
  }
}

/** What a collection writes into its row. */
export function collectionValues(draft: CollectionDraft) {
  return {
    ...itemValues(draft, ''),
    coverId: draft.coverImage?.public_id ?? null,
    coverAlt: draft.coverImage?.alt ?? '',
  }
}
