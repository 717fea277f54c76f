import type { Image } from '@shop/api'
import type { Executor } from '../db/database.ts'
import { eq } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { productImages, products } from '../db/schema.ts'
import { chunks } from './chunks.ts'
import type { ProductDraft } from './drafts.ts'
import { indexProducts } from './item-index.ts'
import { productValues } from './draft-values.ts'
import { savePictures } from './picture-writer.ts'

/**
 * Adds products. The first draft becomes the newest, like the first entry of a page.
 *
 * @returns their ids in the order of the drafts
 */
export async function insertProducts(executor: Executor, drafts: readonly ProductDraft[]): Promise<string[]> {
  const now = new Date()
  const records = drafts.map((draft) => ({ id: draft.id ?? '', draft }))
  for (const record of records.toReversed()) record.id ||= newId()
  for (const part of chunks(records)) {
    await savePictures(
      executor,
      part.flatMap(({ draft }) => draft.images),
    )
    await executor
      .insert(products)
      .values(part.map(({ id, draft }) => ({ id, createdAt: now, updatedAt: now, ...productValues(draft) })))
    await insertImages(
      executor,
      part.map(({ id, draft }) => ({ id, images: draft.images })),
    )
    await indexProducts(
      executor,
      part.flatMap(({ id, draft }) => (draft.collectionId === null ? [] : [id])),
    )
  }
  return records.map(({ id }) => id)
}

/** Updates a product and its pictures. */
export async function updateProduct(executor: Executor, id: string, draft: ProductDraft, now: Date = new Date()): Promise<void> {
  await executor
    .update(products)
    .set({ updatedAt: now, ...productValues(draft) })
    .where(eq(products.id, id))
  await savePictures(executor, draft.images)
  await executor.delete(productImages).where(eq(productImages.productId, id))
  await insertImages(executor, [{ id, images: draft.images }])
  if (draft.collectionId !== null) await indexProducts(executor, [id])
}

async function insertImages(
  executor: Executor,
  records: readonly { readonly id: string; readonly images: readonly Image[] }[],
): Promise<void> {
  const rows = records.flatMap(({ id, images }) =>
    images.map((image, position) => ({ productId: id, position, publicId: image.public_id, alt: image.alt })),
  )
  for (const part of chunks(rows)) await executor.insert(productImages).values(part)
}
