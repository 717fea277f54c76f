import type { CollectionFilters, CollectionQuery, ProductFilters, ProductQuery } from '@shop/api'
import type { ShopCategory } from '@shop/domain'
import { sql } from '../db/drizzle.ts'
import type { AnyPgColumn, SQL } from '../db/drizzle.ts'
import { collections, products } from '../db/schema.ts'
import type { SearchTerms } from './search-terms.ts'

type ItemTable = typeof products | typeof collections

/** The condition of each filter. A missing filter does not compile. */
type Conditions<Filters> = { readonly [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>) => SQL }

function itemConditions(table: ItemTable): Conditions<CollectionFilters> {
  return {
    style: (style) => sql`${table.style} = ${style}`,
    minPrice: (minimum) => sql`${table.payablePrice} >= ${minimum}::numeric`,
    maxPrice: (maximum) => sql`${table.payablePrice} <= ${maximum}::numeric`,
    isBestSeller: (wanted) => flag(table.isBestSeller, wanted),
    isPromo: (wanted) => flag(table.isPromo, wanted),
    isForeign: (wanted) => flag(table.isForeign, wanted),
  }
}

const collectionFilters = itemConditions(collections)

const productFilters: Conditions<ProductFilters> = {
  ...itemConditions(products),
  category: isInCategory,
  material: (material) => sql`${products.material} = ${material}`,
  colour: (colour) => sql`${products.colours} @> array[${colour.toLowerCase()}]::text[]`,
  collection: (id) => sql`${products.collectionId} = ${id}`,
}

/** The condition that a product belongs to a category of the navigation. */
export function isInCategory(category: ShopCategory): SQL {
  return category === 'Corner Sofas' ? sql`${products.isCorner}` : sql`${products.category} = ${category}`
}

/**
 * The conditions of a list of products.
 *
 * @param terms - the words to search for; null without a search
 */
export function productConditions(query: ProductQuery, terms: SearchTerms | null): SQL {
  return joinConditions([...searchCondition(products, terms), ...filterConditions(productFilters, query)])
}

/**
 * The conditions of a list of collections.
 *
 * @param terms - the words to search for; null without a search
 */
export function collectionConditions(query: CollectionQuery, terms: SearchTerms | null): SQL {
  return joinConditions([...searchCondition(collections, terms), ...filterConditions(collectionFilters, query)])
}

/** A value that a list is ordered by. */
export interface OrderKey {
  /** The name of the value as a column. */
  readonly name: string
  readonly by: SQL | AnyPgColumn
  readonly direction: 'asc' | 'desc' | 'asc nulls last' | 'desc nulls last'
}

/**
 * The order of a list: the requested one, else best match first for a search, else newest first. It always ends with the id, so that
 * pages never overlap.
 */
export function listOrder(table: ItemTable, sort: ProductQuery['sort'], terms: SearchTerms | null): OrderKey[] {
  const id = (direction: OrderKey['direction']): OrderKey => ({ name: 'id', by: table.id, direction })
  const newest: OrderKey[] = [{ name: 'created', by: table.createdAt, direction: 'desc' }, id('desc')]
  switch (sort ?? (terms === null ? 'newest' : 'best')) {
    case 'best':
      return [...(terms === null ? [] : searchOrder(table, terms)), ...newest]
    case 'price-asc':
      return [{ name: 'price', by: table.payablePrice, direction: 'asc' }, id('asc')]
    case 'price-desc':
      return [{ name: 'price', by: table.payablePrice, direction: 'desc' }, id('desc')]
    case 'name':
      return [{ name: 'name', by: sql`${table.nameKey} collate "C"`, direction: 'asc' }, id('asc')]
    case 'newest':
      return newest
  }
}

/** The order among full matches, and among the others: what the search asks for, then the rank, then nearly the same seats, then best sellers. */
function searchOrder(table: ItemTable, { rank, nearSeats, understood }: SearchTerms): OrderKey[] {
  const { order, sizes, price } = understood
  const keys: OrderKey[] = []
  if (order === 'cheap') keys.push({ name: 'price', by: table.payablePrice, direction: 'asc' })
  if (order === 'latest') keys.push({ name: 'added', by: table.createdAt, direction: 'desc' })
  if (price !== null && price.near !== null) {
    keys.push({ name: 'apart', by: sql`abs(${table.payablePrice} - ${price.near}::numeric)`, direction: 'asc' })
  }
  if ('width' in table) {
    const { width, depth, height } = table
    const size = sql`greatest(${width}, ${depth})`
    if (order === 'small') keys.push({ name: 'size', by: size, direction: 'asc nulls last' })
    if (order === 'large') keys.push({ name: 'size', by: size, direction: 'desc nulls last' })
    const apart = sizes.map(
      (wanted) =>
        sql`least(abs(${width} - ${wanted}::numeric), abs(${depth} - ${wanted}::numeric), abs(${height} - ${wanted}::numeric))`,
    )
    if (apart.length > 0) keys.push({ name: 'misfit', by: sql.join(apart, sql` + `), direction: 'asc nulls last' })
  }
  if (rank !== null) keys.push({ name: 'rank', by: sql`ts_rank(${table.search}, ${rank}::tsquery)`, direction: 'desc' })
  if (nearSeats !== null) keys.push({ name: 'near_seats', by: sql`${table.search} @@ ${nearSeats}::tsquery`, direction: 'desc' })
  return [...keys, { name: 'best_seller', by: table.isBestSeller, direction: 'desc' }]
}

function searchCondition(table: ItemTable, terms: SearchTerms | null): SQL[] {
  if (terms === null) return []
  if (terms.isNothing) return [sql`false`]
  const { price, marks } = terms.understood
  return [
    ...(terms.all === null ? [] : [sql`${table.search} @@ ${terms.all}::tsquery`]),
    ...marks.map((mark) => (mark === 'isLocal' ? sql`not ${table.isForeign}` : sql`${table[mark]}`)),
    ...(price?.minimum == null ? [] : [sql`${table.payablePrice} >= ${price.minimum}::numeric`]),
    ...(price?.maximum == null ? [] : [sql`${table.payablePrice} <= ${price.maximum}::numeric`]),
  ]
}

/** The names of the filters that a query sets. */
export function givenFilters(query: ProductFilters): (keyof ProductFilters)[] {
  return (Object.keys(productFilters) as (keyof ProductFilters)[]).filter((name) => query[name] != null)
}

function filterConditions<Filters>(conditions: Conditions<Filters>, query: Filters): SQL[] {
  const names = Object.keys(conditions) as (keyof Filters)[]
  return names.flatMap((name) => {
    const value = query[name]
    return value === undefined || value === null ? [] : conditions[name](value)
  })
}

/** Writes a flag as a literal, because PostgreSQL cannot match a parameter with the partial indexes. */
function flag(column: ItemTable['isPromo' | 'isBestSeller' | 'isForeign'], wanted: boolean): SQL {
  return wanted ? sql`${column}` : sql`not ${column}`
}

function joinConditions(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
}
