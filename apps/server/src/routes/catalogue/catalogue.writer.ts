import type { Image } from '@shop/api'
import { clearUncheckedMarks, isCornerItem, normaliseText } from '@shop/domain'
import type { Category, Style } from '@shop/domain'
import type { Database, Executor } from '../../db/database.ts'
import { and, eq, inArray, notInArray, sql } from '../../db/drizzle.ts'
import type { AnyPgColumn, SQL } from '../../db/drizzle.ts'
import { newId } from '../../db/identifiers.ts'
import { catalogueState, collections, pictures, productImages, products, sitePictures } from '../../db/schema.ts'
import { catalogueChannel } from '../../catalogue/catalogue-version.ts'
import { searchVector } from '../../catalogue/search-text.ts'

/** What is written of a product and of a collection. Whoever writes has checked it and sanitised the description. */
interface ItemDraft {
  readonly name: string
  /** Sanitised HTML. */
  readonly description: string
  readonly items: string
  readonly price: number
  readonly style: Style
  readonly isBestSeller: boolean
  readonly isPromo: boolean
  readonly discountedPrice: number | null
  readonly isForeign: boolean
  readonly origin: string | null
  /** The owner's own key in an import file; absent for a record that came from a form. */
  readonly importKey?: string | null
}

/** A product to be written. */
export interface ProductDraft extends ItemDraft {
  readonly category: Category
  readonly collectionId: string | null
  /** In order; the first is the cover. */
  readonly images: readonly Image[]
  readonly dimensions: { readonly width: number; readonly depth: number; readonly height: number } | null
}

/** A collection to be written. */
export interface CollectionDraft extends ItemDraft {
  /** The products in it. One that was in another collection leaves it. */
  readonly productIds: readonly string[]
  readonly coverImage: Image | null
}

/** Rows of one INSERT: far below the 65,535 parameters that one statement may have. */
const rowsAtOnce = 500

/**
 * Runs a change of the catalogue in one transaction that also raises the catalogue's version, so that no server keeps
 * answering what was true before. All of it happens, or nothing.
 *
 * @param database - the open database
 * @param work - does the change on the transaction it is given; nothing slow (pictures, mail) belongs in it, since the
 *   embedded database does nothing else meanwhile
 * @returns what `work` gave, and the new version
 */
export async function changeCatalogue<Result>(
  database: Database,
  work: (transaction: Executor) => Promise<Result>,
): Promise<{ readonly result: Result; readonly version: number }> {
  return database.orm.transaction(async (transaction) => {
    // First of all: whoever changes the catalogue holds this row, so changes take turns and none waits for another's rows.
    const [state] = await transaction
      .update(catalogueState)
      .set({ version: sql`${catalogueState.version} + 1` })
      .returning({ version: catalogueState.version })
    if (state === undefined) throw new Error('The catalogue has no version.')
    const result = await work(transaction)
    await transaction.execute(sql`select pg_notify(${catalogueChannel}, ${String(state.version)})`)
    return { result, version: state.version }
  })
}

/**
 * Adds products. Of drafts that are added together the first counts as the newest, as the first entry of a page does.
 *
 * @param now - when they were made
 * @returns their ids, in the order of the drafts
 */
export async function insertProducts(
  executor: Executor,
  drafts: readonly ProductDraft[],
  now: Date = new Date(),
): Promise<string[]> {
  const records = drafts.map((draft) => ({ id: '', draft }))
  for (const record of records.toReversed()) record.id = newId()
  for (const part of chunks(records)) {
    await savePictures(
      executor,
      part.flatMap(({ draft }) => draft.images),
    )
    await executor
      .insert(products)
      .values(part.map(({ id, draft }) => ({ id, createdAt: now, updatedAt: now, ...productColumns(draft) })))
    await insertImages(
      executor,
      part.map(({ id, draft }) => ({ id, images: draft.images })),
    )
  }
  return records.map(({ id }) => id)
}

/**
 * Writes a product anew under its id, with its pictures.
 *
 * @returns whether there was such a product
 */
export async function updateProduct(
  executor: Executor,
  id: string,
  draft: ProductDraft,
  now: Date = new Date(),
): Promise<boolean> {
  const changed = await executor
    .update(products)
    .set({ updatedAt: now, ...productColumns(draft) })
    .where(eq(products.id, id))
    .returning({ id: products.id })
  if (changed.length === 0) return false
  await savePictures(executor, draft.images)
  await executor.delete(productImages).where(eq(productImages.productId, id))
  await insertImages(executor, [{ id, images: draft.images }])
  return true
}

/**
 * Adds collections and puts their products into them. Of drafts that are added together the first counts as the newest.
 *
 * @param now - when they were made
 * @returns their ids, in the order of the drafts
 */
export async function insertCollections(
  executor: Executor,
  drafts: readonly CollectionDraft[],
  now: Date = new Date(),
): Promise<string[]> {
  const records = drafts.map((draft) => ({ id: '', draft }))
  for (const record of records.toReversed()) record.id = newId()
  for (const part of chunks(records)) {
    await savePictures(
      executor,
      part.flatMap(({ draft }) => draft.coverImage ?? []),
    )
    await executor
      .insert(collections)
      .values(part.map(({ id, draft }) => ({ id, createdAt: now, updatedAt: now, ...collectionColumns(draft) })))
  }
  for (const { id, draft } of records) await setMembers(executor, id, draft.productIds, now)
  return records.map(({ id }) => id)
}

/**
 * Writes a collection anew under its id. Products that it no longer names stay, without a collection.
 *
 * @returns whether there was such a collection
 */
export async function updateCollection(
  executor: Executor,
  id: string,
  draft: CollectionDraft,
  now: Date = new Date(),
): Promise<boolean> {
  if (draft.coverImage !== null) await savePictures(executor, [draft.coverImage])
  const changed = await executor
    .update(collections)
    .set({ updatedAt: now, ...collectionColumns(draft) })
    .where(eq(collections.id, id))
    .returning({ id: collections.id })
  if (changed.length === 0) return false
  await setMembers(executor, id, draft.productIds, now)
  return true
}

/**
 * Notes that collections have changed because a product has come or gone, so that a form that was filled from one of them
 * before is not saved over the change.
 */
export async function touchCollections(executor: Executor, ids: readonly string[], now: Date = new Date()): Promise<void> {
  if (ids.length === 0) return
  await executor
    .update(collections)
    .set({ updatedAt: laterThan(collections.updatedAt, now) })
    .where(inArray(collections.id, [...ids]))
}

/** Replaces the pictures of one place of the shop, in their order. */
export async function setSitePictures(executor: Executor, place: 'hero' | 'page', images: readonly Image[]): Promise<void> {
  await savePictures(executor, images)
  await executor.delete(sitePictures).where(eq(sitePictures.place, place))
  const rows = images.map((image, position) => ({ place, position, publicId: image.public_id, alt: image.alt }))
  if (rows.length > 0) await executor.insert(sitePictures).values(rows)
}

function itemColumns(draft: ItemDraft, category: string) {
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

function productColumns(draft: ProductDraft) {
  return {
    ...itemColumns(draft, draft.category),
    category: draft.category,
    isCorner: isCornerItem(draft),
    collectionId: draft.collectionId,
    width: draft.dimensions?.width ?? null,
    depth: draft.dimensions?.depth ?? null,
    height: draft.dimensions?.height ?? null,
  }
}

function collectionColumns(draft: CollectionDraft) {
  return {
    ...itemColumns(draft, ''),
    coverId: draft.coverImage?.public_id ?? null,
    coverAlt: draft.coverImage?.alt ?? '',
  }
}

/** Notes pictures that the media module keeps. One that is known already is described anew. */
async function savePictures(executor: Executor, images: readonly Image[]): Promise<void> {
  const distinct = [...new Map(images.map((image) => [image.public_id, image])).values()]
  for (const part of chunks(distinct)) {
    await executor
      .insert(pictures)
      .values(
        part.map(({ public_id: publicId, url, width, height, widths, placeholder }) => ({
          publicId,
          url,
          width,
          height,
          widths,
          placeholder,
        })),
      )
      .onConflictDoUpdate({
        target: pictures.publicId,
        set: {
          url: sql`excluded.url`,
          width: sql`excluded.width`,
          height: sql`excluded.height`,
          widths: sql`excluded.widths`,
          placeholder: sql`excluded.placeholder`,
        },
      })
  }
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

/**
 * Puts products into a collection and lets go of the others. Each of them that comes or goes has changed, so that a form
 * that was filled from it before is not saved over the change.
 */
export async function setMembers(
  executor: Executor,
  collectionId: string,
  productIds: readonly string[],
  now: Date = new Date(),
): Promise<void> {
  const ids = [...productIds]
  const updatedAt = laterThan(products.updatedAt, now)
  await executor
    .update(products)
    .set({ collectionId: null, updatedAt })
    .where(and(eq(products.collectionId, collectionId), notInArray(products.id, ids)))
  if (ids.length === 0) return
  await executor
    .update(products)
    .set({ collectionId, updatedAt })
    .where(and(inArray(products.id, ids), sql`${products.collectionId} is distinct from ${collectionId}`))
}

/** The time of a change that follows another one, also within the same millisecond. */
function laterThan(column: AnyPgColumn, now: Date): SQL {
  return sql`greatest(${now.toISOString()}::timestamptz, ${column} + interval '1 millisecond')`
}

function chunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / rowsAtOnce)
  return Array.from({ length: count }, (_, index) => items.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce))
}
