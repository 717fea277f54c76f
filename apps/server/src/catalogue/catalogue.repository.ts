import type { Collection, CollectionPage, CollectionQuery, Product, ProductPage, ProductQuery, Showcase } from '@shop/api'
import type { SynonymText } from '@shop/domain'
import { and, sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'
import { collections, products, searchSynonyms } from '../db/schema.ts'
import { collectionConditions, givenFilters, listOrder, productConditions } from './catalogue.filters.ts'
import { collectionColumns, productColumns, toCollection, toProduct } from './catalogue.rows.ts'
import type { CollectionRow, ProductRow } from './catalogue.rows.ts'
import type { CatalogueVersion } from './catalogue-version.ts'
import { isFacet } from './facets.ts'
import { idArray, inOrder } from './item-ids.ts'
import { cacheItems } from './item-cache.ts'
import { cacheTotals, totalKey } from './total-cache.ts'
import { listPage } from './list-page.ts'
import type { Matched } from './list-page.ts'
import { foundMaterials } from './materials.ts'
import { createFacets } from './read-facets.ts'
import type { ReadFacets } from './read-facets.ts'
import type { SearchTerms } from './search-terms.ts'
import { sourcesOf } from './sources.ts'
import type { CatalogueReaders } from './sources.ts'
import { searchedWords } from './searched-words.ts'
import { select } from './select.ts'
import { showcaseStatement, toShowcase } from './showcase.ts'
import type { ShowcaseRow } from './showcase.ts'
import { createVersionCache } from './version-cache.ts'

/** Reads the catalogue. Each method runs one statement, a list one more for items that are not cached. */
export interface CatalogueRepository {
  countProducts(): Promise<number>
  countCollections(): Promise<number>
  /**
   * @param terms - how to search; null without a search
   * @param further - a condition besides those of the query
   */
  listProducts(query: ProductQuery, terms: SearchTerms | null, further?: SQL): Promise<Matched<ProductPage>>
  /**
   * @param terms - how to search; null without a search
   * @param further - a condition besides those of the query
   */
  listCollections(query: CollectionQuery, terms: SearchTerms | null, further?: SQL): Promise<Matched<CollectionPage>>
  /**
   * The values of the filters of products or collections.
   *
   * @param terms - how to search; null without a search
   */
  readonly facets: ReadFacets
  /** @returns null when no product has this id */
  findProduct(id: string): Promise<Product | null>
  /** @returns null when no collection has this id */
  findCollection(id: string): Promise<Collection | null>
  /** The existing products among these ids, in the given order. Every id must be valid. */
  findProducts(ids: readonly string[]): Promise<Product[]>
  /** The existing collections among these ids, in the given order. Every id must be valid. */
  findCollections(ids: readonly string[]): Promise<Collection[]>
  /** All products or collections that shoppers see, newest first, with the date of their last change. */
  changes(kind: 'products' | 'collections'): Promise<{ id: string; changed: string }[]>
  /** The home page's pictures. Categories and styles without a picture are omitted. */
  showcase(): Promise<Showcase>
  /** The distinct materials of products, in alphabetical order. */
  materials(): Promise<string[]>
  /** Every distinct word of the search columns, without the concepts. There are many, so it runs once per catalogue version. */
  searchedWords(): Promise<string[]>
  /** The synonyms that admins have added. */
  synonyms(): Promise<SynonymText[]>
}

/**
 * Creates the repository over a database or a transaction.
 *
 * @param readers - decides which items are seen
 * @param version - caches items and totals for a version of the catalogue; null reads them from the database each time
 */
export function createCatalogueRepository(
  reader: Reader,
  readers: CatalogueReaders = 'shoppers',
  version: Pick<CatalogueVersion, 'current'> | null = null,
): CatalogueRepository {
  const sources = sourcesOf[readers]
  const isForAdmins = readers === 'admins'
  const productList = isForAdmins ? sql`${productColumns}, ${products.visibility} as "visibility"` : productColumns
  const sharedColumns = collectionColumns(sources)
  const collectionList = isForAdmins ? sql`${sharedColumns}, ${collections.visibility} as "visibility"` : sharedColumns

  async function readTotal(statement: SQL): Promise<number> {
    const [row] = await select<{ total: number }>(reader, statement)
    return row?.total ?? 0
  }

  async function readProducts(ids: readonly string[]): Promise<Product[]> {
    if (ids.length === 0) return []
    const rows = await select<ProductRow>(
      reader,
      sql`select ${productList} from ${sources.products}
      left join ${sources.collections} on ${collections.id} = ${products.collectionId} where ${products.id} = any(${idArray(ids)})`,
    )
    return inOrder(ids, rows.map(toProduct))
  }

  async function readCollections(ids: readonly string[]): Promise<Collection[]> {
    if (ids.length === 0) return []
    const rows = await select<CollectionRow>(
      reader,
      sql`select ${collectionList} from ${sources.collections} where ${collections.id} = any(${idArray(ids)})`,
    )
    return inOrder(ids, rows.map(toCollection))
  }

  const findProducts = version === null ? readProducts : cacheItems(readProducts, version)
  const findCollections = version === null ? readCollections : cacheItems(readCollections, version)
  const readWithTotal = cacheTotals(version ?? { current: null })
  const openShowcase = createVersionCache<Showcase>(version ?? { current: null }, { max: 1 })

  return {
    findProducts,

    findCollections,

    countProducts: () => readTotal(sql`select coalesce(sum(count), 0)::int as total from ${sources.countedProducts}`),

    countCollections: () => readTotal(sql`select count(*)::int as total from ${sources.collections}`),

    async listProducts(query, terms, further) {
      const { ids, ...page } = await readWithTotal(totalKey('products', query, terms, further), (total) =>
        listPage(reader, query, {
          table: products,
          source: sources.products,
          terms,
          conditionsOf: (wanted) => and(productConditions(query, wanted), further) ?? sql`true`,
          order: listOrder(products, query.sort, terms),
          counted: further === undefined && givenFilters(query).every(isFacet) ? sources.countedProducts : null,
          total,
        }),
      )
      return { products: await findProducts(ids), ...page }
    },

    async listCollections(query, terms, further) {
      const { ids, ...page } = await readWithTotal(totalKey('collections', query, terms, further), (total) =>
        listPage(reader, query, {
          table: collections,
          source: sources.collections,
          terms,
          conditionsOf: (wanted) => and(collectionConditions(query, wanted), further) ?? sql`true`,
          order: listOrder(collections, query.sort, terms),
          counted: null,
          total,
        }),
      )
      return { collections: await findCollections(ids), ...page }
    },

    facets: createFacets(reader, sources, version),

    findProduct: async (id) => (await findProducts([id]))[0] ?? null,

    findCollection: async (id) => (await findCollections([id]))[0] ?? null,

    async changes(kind) {
      const table = { products, collections }[kind]
      return select<{ id: string; changed: string }>(
        reader,
        sql`select ${table.id} as id, to_char(${table.updatedAt} at time zone 'UTC', 'YYYY-MM-DD') as changed
        from ${sources[kind]} order by ${table.createdAt} desc, ${table.id} desc`,
      )
    },

    async showcase() {
      const cached = openShowcase()
      const found = cached?.get('') ?? toShowcase(await select<ShowcaseRow>(reader, showcaseStatement))
      cached?.set('', found)
      return found
    },

    async materials() {
      const rows = await select<{ material: string }>(
        reader,
        sql`with recursive found as (${foundMaterials(sources.products)})
          select material from found where material is not null order by material collate "C"`,
      )
      return rows.map(({ material }) => material)
    },

    async searchedWords() {
      const [row] = await select<{ words: string | null }>(reader, searchedWords(readers))
      return row?.words?.split(' ') ?? []
    },

    synonyms: () => select<SynonymText>(reader, sql`select word, means from ${searchSynonyms}`),
  }
}
