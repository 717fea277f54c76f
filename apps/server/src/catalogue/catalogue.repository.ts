import type { Collection, CollectionPage, CollectionQuery, Image, Product, ProductPage, ProductQuery, Showcase } from '@shop/api'
import { shopCategories, styles } from '@shop/domain'
import type { ShopCategory } from '@shop/domain'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'
import { collections, pictures, productImages, products, sitePictures } from '../db/schema.ts'
import { collectionConditions, listOrder, productConditions } from '../routes/catalogue/catalogue.filters.ts'
import { collectionColumns, imageJson, productColumns, toCollection, toProduct } from './catalogue.rows.ts'
import type { CollectionRow, ProductRow } from './catalogue.rows.ts'
import type { SearchTerms } from './search-text.ts'

/** Reads the catalogue. Each call is one statement. */
export interface CatalogueRepository {
  countProducts(): Promise<number>
  countCollections(): Promise<number>
  /** @param terms - the words of the query's search, perhaps corrected; null without a search */
  listProducts(query: ProductQuery, terms: SearchTerms | null): Promise<ProductPage>
  /** @param terms - the words of the query's search, perhaps corrected; null without a search */
  listCollections(query: CollectionQuery, terms: SearchTerms | null): Promise<CollectionPage>
  /** @returns null when there is none with this id */
  findProduct(id: string): Promise<Product | null>
  /** @returns null when there is none with this id */
  findCollection(id: string): Promise<Collection | null>
  /** Those of some products that exist, in the order asked for. All of them must be ids. */
  findProducts(ids: readonly string[]): Promise<Product[]>
  /** Those of some collections that exist, in the order asked for. All of them must be ids. */
  findCollections(ids: readonly string[]): Promise<Collection[]>
  /** The home page's pictures. Categories and styles without a picture are left out. */
  showcase(): Promise<Showcase>
  /** Every distinct word of the search columns. Reads them all: asked once for each version of the catalogue. */
  searchedWords(): Promise<string[]>
}

/** The catalogue in a database, or in a transaction of it. */
export function createCatalogueRepository(reader: Reader): CatalogueRepository {
  return {
    async countProducts() {
      const [row] = await select<{ total: number }>(sql`select count(*)::int as total from ${products}`)
      return row?.total ?? 0
    },

    async countCollections() {
      const [row] = await select<{ total: number }>(sql`select count(*)::int as total from ${collections}`)
      return row?.total ?? 0
    },

    async listProducts(query, terms) {
      const { rows, ...page } = await list<ProductRow>(query, {
        table: products,
        conditions: productConditions(query, terms),
        order: listOrder(products, query.sort, terms),
        searched: terms !== null,
        columns: productColumns,
        join: sql`left join ${collections} on ${collections.id} = ${products.collectionId}`,
      })
      return { products: rows.map(toProduct), ...page }
    },

    async listCollections(query, terms) {
      const { rows, ...page } = await list<CollectionRow>(query, {
        table: collections,
        conditions: collectionConditions(query, terms),
        order: listOrder(collections, query.sort, terms),
        searched: terms !== null,
        columns: collectionColumns,
        join: sql``,
      })
      return { collections: rows.map(toCollection), ...page }
    },

    async findProduct(id) {
      const [row] = await select<ProductRow>(sql`select ${productColumns} from ${products}
        left join ${collections} on ${collections.id} = ${products.collectionId} where ${products.id} = ${id}`)
      return row === undefined ? null : toProduct(row)
    },

    async findCollection(id) {
      const [row] = await select<CollectionRow>(
        sql`select ${collectionColumns} from ${collections} where ${collections.id} = ${id}`,
      )
      return row === undefined ? null : toCollection(row)
    },

    async findProducts(ids) {
      if (ids.length === 0) return []
      const rows = await select<ProductRow>(sql`select ${productColumns} from ${askedFor(ids)}
        join ${products} on ${products.id} = asked.id
        left join ${collections} on ${collections.id} = ${products.collectionId} order by asked.position`)
      return rows.map(toProduct)
    },

    async findCollections(ids) {
      if (ids.length === 0) return []
      const rows = await select<CollectionRow>(sql`select ${collectionColumns} from ${askedFor(ids)}
        join ${collections} on ${collections.id} = asked.id order by asked.position`)
      return rows.map(toCollection)
    },

    async showcase() {
      const rows = await select<ShowcaseRow>(showcaseStatement)
      return toShowcase(rows)
    },

    async searchedWords() {
      const rows = await select<{ word: string }>(sql`select word from ts_stat(
        'select search from products union all select search from collections')`)
      return rows.map(({ word }) => word)
    },
  }

  async function select<Row>(statement: SQL): Promise<Row[]> {
    const { rows } = await reader.execute(statement)
    return rows as unknown as Row[]
  }

  /**
   * One page and the number of all matches in one statement. The page is cut out first and only its rows are joined with
   * their pictures; the count stands beside it, so that it is known for a page behind the last one too.
   *
   * A list follows an index and stops after the page, so its count is a look of its own. A search has to look at every
   * match to find the best ones, so it does that once and both counts and cuts what it found.
   */
  async function list<Row extends { id: string }>(
    { page, limit }: { page: number; limit: number },
    { table, conditions, order, searched, columns, join }: ListParts,
  ): Promise<{ rows: Row[]; hasMore: boolean; total: number }> {
    const offset = (page - 1) * limit
    const cut = sql`order by ${order} limit ${limit} offset ${offset}`
    const found = await select<Row & { total: number; id: string | null }>(
      searched
        ? sql`
        with matched as materialized (
          select ${sql.join(
            orderColumns.map((name) => sql.identifier(name)),
            sql`, `,
          )} from ${table} where ${conditions}
        )
        select counted.total, ${columns}
        from (select count(*)::int as total from matched) as counted
        left join (select id from matched as ${table} ${cut}) as page on true
        left join ${table} on ${table.id} = page.id ${join}
        order by ${order}`
        : sql`
        select counted.total, ${columns}
        from (select count(*)::int as total from ${table} where ${conditions}) as counted
        left join (select * from ${table} where ${conditions} ${cut}) as ${table} on true ${join}
        order by ${order}`,
    )
    const rows = found.filter((row) => row.id !== null)
    const total = found[0]?.total ?? 0
    return { rows, hasMore: offset + rows.length < total && rows.length > 0, total }
  }
}

/** Ids as a table with their order. Any number of them is one value, so the statement is always the same. */
function askedFor(ids: readonly string[]): SQL {
  return sql`(select value::uuid as id, position
    from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as given (value, position)) as asked`
}

/** What any order of a list compares. */
const orderColumns = ['id', 'created_at', 'payable_price', 'name_key', 'search']

interface ListParts {
  readonly table: typeof products | typeof collections
  readonly conditions: SQL
  readonly order: SQL
  readonly searched: boolean
  readonly columns: SQL
  readonly join: SQL
}

interface ShowcaseRow {
  readonly place: 'hero' | 'category' | 'style'
  readonly name: string | null
  readonly image: Image
}

/** The newest item that belongs and has a picture. Each lookup follows the index of its filter and stops at the first. */
function newest(belongs: SQL): SQL {
  return sql`(select ${products.id} from ${products} where ${belongs}
    and exists (select 1 from ${productImages} where ${productImages.productId} = ${products.id} and ${productImages.position} = 0)
    order by ${products.createdAt} desc, ${products.id} desc limit 1)`
}

/** The cover of the newest best seller, else of the newest item, of a category or a style. */
function coverOf(place: 'category' | 'style', name: string, position: number, belongs: SQL): SQL {
  const item = sql`coalesce(${newest(sql`${belongs} and ${products.isBestSeller}`)}, ${newest(belongs)})`
  return sql`select ${place}::text as place, ${name}::text as name, ${position}::int as position, ${item} as product_id`
}

const belongsToCategory = (category: ShopCategory): SQL =>
  category === 'Corner Sofas' ? sql`${products.isCorner}` : sql`${products.category} = ${category}`

const covers = sql.join(
  [
    ...shopCategories.map((category, index) => coverOf('category', category, index, belongsToCategory(category))),
    ...styles.map((style, index) => coverOf('style', style, index, sql`${products.style} = ${style}`)),
  ],
  sql` union all `,
)

const showcaseStatement: SQL = sql`
  select place, name, image from (
    select 'hero' as place, null::text as name, ${sitePictures.position}::int as position,
      ${imageJson(sitePictures.alt)} as image
    from ${sitePictures} join ${pictures} on ${pictures.publicId} = ${sitePictures.publicId}
    where ${sitePictures.place} = 'hero'
    union all
    select covers.place, covers.name, covers.position, ${imageJson(productImages.alt)}
    from (${covers}) as covers
    join ${productImages} on ${productImages.productId} = covers.product_id and ${productImages.position} = 0
    join ${pictures} on ${pictures.publicId} = ${productImages.publicId}
  ) as shown order by place, position`

function toShowcase(rows: readonly ShowcaseRow[]): Showcase {
  const of = (place: ShowcaseRow['place']) => rows.filter((row) => row.place === place)
  return {
    heroes: of('hero').map(({ image }) => image),
    categories: of('category').map(({ name, image }) => ({
      category: name as Showcase['categories'][number]['category'],
      image,
    })),
    styles: of('style').map(({ name, image }) => ({ style: name as Showcase['styles'][number]['style'], image })),
  }
}
