import type { Collection, Image, Product } from '@shop/api'
import { isId } from '@shop/domain'
import { and, isNull, sql, type SQL } from '../../db/drizzle.ts'
import type { Executor } from '../../db/database.ts'
import { collections, products } from '../../db/schema.ts'
import {
  collectionColumns,
  type CollectionRow,
  productColumns,
  type ProductRow,
  toCollection,
  toProduct,
} from '../../catalogue/catalogue.rows.ts'
import { createCatalogueRepository } from '../../catalogue/catalogue.repository.ts'
import { sourcesOf } from '../../catalogue/sources.ts'
import type { CatalogueEntries } from './entries.ts'

/** The stored records that a file refers to, by key. */
export interface Known {
  readonly products: ReadonlyMap<string, Product>
  /** The ids of all stored products of the whole file, by key. */
  readonly productIds: ReadonlyMap<string, string>
  readonly collections: ReadonlyMap<string, Collection>
  /** All collections of the shop, for rows that name one. The names have Unicode's composed form. */
  readonly collectionNames: readonly { readonly id: string; readonly key: string | null; readonly name: string }[]
  readonly heroes: readonly Image[]
}

/** An import also sees drafts and hidden items. */
const sources = sourcesOf.admins

/** The number of keys per statement. */
const keysAtOnce = 1000

/**
 * Reads the stored records that entries of a file refer to.
 *
 * @param productIds - receives the ids of the products; those of other entries remain
 */
export async function readKnown(executor: Executor, entries: CatalogueEntries, productIds: Map<string, string>): Promise<Known> {
  const heroes = entries.heroes === null ? [] : (await createCatalogueRepository(executor).showcase()).heroes
  const names = await executor
    .select({ id: collections.id, key: collections.importKey, name: collections.name })
    .from(collections)
    .where(isNull(collections.deletedAt))
  const knownProducts = await byKey(entries.products, (keys) =>
    select<ProductRow, Product>(
      sql`select ${products.importKey} as key, ${products.visibility} as visibility, ${productColumns} from ${sources.products}
      left join ${sources.collections} on ${collections.id} = ${products.collectionId}
      where ${hasKey(products, keys)}`,
      toProduct,
    ),
  )
  for (const [key, { _id }] of knownProducts) productIds.set(key, _id)
  return {
    products: knownProducts,
    productIds,
    collections: await byKey(entries.collections, (keys) =>
      select<CollectionRow, Collection>(
        sql`select ${collections.importKey} as key, ${collections.visibility} as visibility, ${collectionColumns(sources)}
        from ${sources.collections} where ${hasKey(collections, keys)}`,
        toCollection,
      ),
    ),
    collectionNames: names.map(({ name, ...collection }) => ({ ...collection, name: name.normalize('NFC') })),
    heroes,
  }

  async function select<Row, Item>(statement: SQL, read: (row: Row) => Item): Promise<[string, Item][]> {
    const { rows } = await executor.execute(statement)
    return (rows as (Row & { key: string | null; id: string })[]).map((row) => [row.key ?? row.id, read(row)])
  }
}

/** Finds the entries that the shop does not have. Returns their places. */
export async function findMissing(executor: Executor, entries: CatalogueEntries): Promise<string[]> {
  return [...(await missingIn(products, entries.products)), ...(await missingIn(collections, entries.collections))]

  async function missingIn(
    table: ItemTable,
    rows: readonly { readonly key: string; readonly place: string }[],
  ): Promise<string[]> {
    const found = await byKey(rows, async (keys) => {
      const isFound = and(isNull(table.deletedAt), hasKey(table, keys))
      const stored = await executor.select({ key: table.importKey, id: table.id }).from(table).where(isFound)
      return stored.map(({ key, id }) => [key ?? id, id])
    })
    return rows.filter(({ key }) => !found.has(key)).map(({ place }) => place)
  }
}

type ItemTable = typeof products | typeof collections

/** An item that was not imported has no key; an export names it by its id. */
function hasKey({ importKey, id }: ItemTable, keys: readonly string[]): SQL {
  const ids = keys.filter(isId)
  const byId = ids.length > 0 ? sql` or (${importKey} is null and ${id} in ${ids})` : sql``
  return sql`(${importKey} in ${keys}${byId})`
}

/** Selects items by their keys. A key with accents is also found when it was stored in the decomposed form of Unicode (NFD). */
async function byKey<Item>(
  entries: readonly { readonly key: string }[],
  select: (keys: string[]) => Promise<[string, Item][]>,
): Promise<Map<string, Item>> {
  const keys = entries.map(({ key }) => key)
  const found = new Map<string, Item>()
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    const forms = keys.slice(start, start + keysAtOnce).flatMap((key) => [key, key.normalize('NFD')])
    for (const [stored, item] of await select([...new Set(forms)])) {
      const key = stored.normalize('NFC')
      if (stored === key || !found.has(key)) found.set(key, item)
    }
  }
  return found
}
