import type { Collection, Product } from '@shop/api'
import { catalogueCollections, catalogueHeroes, catalogueProducts } from '@shop/api/testing'
import type { Database, Executor } from '../db/database.ts'
import { changeCatalogue } from '../catalogue/change-catalogue.ts'
import { insertCollections } from '../catalogue/collection-writer.ts'
import { setSitePictures } from '../catalogue/picture-writer.ts'
import { insertProducts } from '../catalogue/product-writer.ts'
import type { CollectionDraft, ProductDraft } from '../catalogue/drafts.ts'

/** A product as a draft: without its id, times and collection. */
export function productDraft(product: Product): ProductDraft {
  const { _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = product
  return { ...fields, collectionId: null }
}

/** A collection as a draft with these products. */
export function collectionDraft(collection: Collection, productIds: readonly string[]): CollectionDraft {
  const { _id, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = collection
  return { ...fields, productIds }
}

/**
 * Fills a database with the example catalogue: 24 products, six collections, five slides. As in the example, the last of each
 * list is the newest.
 */
export async function fillCatalogue(database: Database): Promise<void> {
  await changeCatalogue(database, async (transaction) => {
    const ids = await addProducts(transaction, catalogueProducts.map(productDraft))
    const members = (collection: Collection): string[] =>
      ids.filter((_, index) => catalogueProducts[index]?.collectionId?._id === collection._id)
    const drafts = catalogueCollections.map((collection) => collectionDraft(collection, members(collection)))
    await insertCollections(transaction, drafts.toReversed())
    await setSitePictures(transaction, 'hero', catalogueHeroes)
  })
}

/** Adds products, the last as the newest; returns their ids in the order of the drafts. */
export async function addProducts(executor: Executor, drafts: readonly ProductDraft[]): Promise<string[]> {
  return (await insertProducts(executor, drafts.toReversed())).toReversed()
}
