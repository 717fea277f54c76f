import type { Image } from '@shop/api'
import type { Database } from '../../db/database.ts'
import { changeCatalogue } from '../../catalogue/change-catalogue.ts'
import { insertCollections, updateCollection } from '../../catalogue/collection-writer.ts'
import type { CollectionDraft, ProductDraft } from '../../catalogue/drafts.ts'
import { movedBetween, touchCollections } from '../../catalogue/membership-writer.ts'
import { setSitePictures } from '../../catalogue/picture-writer.ts'
import { insertProducts, updateProduct } from '../../catalogue/product-writer.ts'
import { raiseShopDetailsVersion } from '../../shop-details/shop-details.repository.ts'
import type { CheckedCollection, CheckedProduct } from './check.ts'
import type { CatalogueEntries } from './entries.ts'
import { coverOf, itemImages } from './item-images.ts'
import type { Plan } from './plan.ts'
import { planPart, type ReadFile } from './planned.ts'

/**
 * Writes the changes of a part of a file in one transaction. Its pictures are stored already.
 *
 * @param productIds - the ids of the stored products of the whole file by key; receives those of new ones
 * @returns the changes that were made
 * @throws ImportError when the part has a problem with what others have saved meanwhile
 */
export async function writePart(
  database: Database,
  file: ReadFile,
  part: CatalogueEntries,
  productIds: Map<string, string>,
  images: ReadonlyMap<string, Image>,
): Promise<Plan> {
  const { result } = await changeCatalogue(database, async (transaction) => {
    const plan = await planPart(transaction, file, part, productIds)
    const newIds = await insertProducts(
      transaction,
      plan.newProducts.map((product) => toProductDraft(product, images)),
    )
    for (const [index, { entry }] of plan.newProducts.entries()) productIds.set(entry.key, newIds[index] ?? '')
    for (const product of plan.changedProducts) {
      await updateProduct(transaction, product.known._id, toProductDraft(product, images))
    }
    const moved = [...plan.newProducts, ...plan.changedProducts].flatMap(({ known, collectionId }) =>
      movedBetween(known?.collectionId?._id ?? null, collectionId),
    )
    await touchCollections(transaction, [...new Set(moved)])

    const toDraft = (collection: CheckedCollection) => toCollectionDraft(collection, images, productIds)
    await insertCollections(transaction, plan.newCollections.map(toDraft))
    for (const collection of plan.changedCollections) {
      await updateCollection(transaction, collection.known._id, toDraft(collection))
    }

    if (plan.heroes !== null) {
      await setSitePictures(
        transaction,
        'hero',
        plan.heroes.map(({ path, alt }) => ({ ...findImage(path, images), alt })),
      )
      await raiseShopDetailsVersion(transaction)
    }
    return plan
  })
  return result
}

function toProductDraft({ entry, known, draft, collectionId }: CheckedProduct, images: ReadonlyMap<string, Image>): ProductDraft {
  const pictures = itemImages(entry, known?.images ?? [], draft.name, (path) => findImage(path, images))
  return { ...draft, collectionId, images: pictures }
}

function toCollectionDraft(
  { entry, members, known, draft }: CheckedCollection,
  images: ReadonlyMap<string, Image>,
  ids: ReadonlyMap<string, string>,
): CollectionDraft {
  const [coverImage = null] = itemImages(entry, coverOf(known), draft.name, (path) => findImage(path, images))
  return {
    ...draft,
    productIds: members.flatMap((key) => ids.get(key) ?? known?.productIds.find(({ _id }) => _id === key)?._id ?? []),
    coverImage,
  }
}

function findImage(path: string, images: ReadonlyMap<string, Image>): Image {
  const image = images.get(path)
  if (image === undefined) throw new Error(`The picture ${path} was not stored before writing.`)
  return image
}
