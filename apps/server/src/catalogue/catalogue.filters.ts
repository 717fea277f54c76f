import type { CollectionFilters, CollectionQuery, ProductFilters, ProductQuery } from '@shop/api'
import type { ShopCategory } from '@shop/domain'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
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

/**
 * The order of a list: the requested one, else best match first for a search, else newest first. In a search, the items that have all
 * of it come first. It always ends with the id, so that pages never overlap.
 */
export function listOrder(table: ItemTable, sort: ProductQuery['sort'], terms: SearchTerms | null): SQL {
  const full = terms === null ? sql`` : sql`is_whole desc, `
  switch (sort ?? (terms === null ? 'newest' : 'best')) {
    case 'best':
      return sql`${full}${terms === null ? sql`` : searchOrder(table, terms)}${table.createdAt} desc, ${table.id} desc`
    case 'price-asc':
      return sql`${full}${table.payablePrice}, ${table.id}`
    case 'price-desc':
      return sql`${full}${table.payablePrice} desc, ${table.id} desc`
    case 'name':
      return sql`${full}${table.nameKey} collate "C", ${table.id}`
    case 'newest':
      return sql`${full}${table.createdAt} desc, ${table.id} desc`
  }
}

/** The order among full matches, and among the others: what the search asks for, then the rank, then best sellers. */
function searchOrder(table: ItemTable, { rank, understood }: SearchTerms): SQL {
  const { order, sizes, price } = understood
  const parts: SQL[] = []
  if (order === 'cheap') parts.push(sql`${table.payablePrice}`)
  if (price !== null && price.near !== null) parts.push(sql`abs(${table.payablePrice} - ${price.near}::numeric)`)
  if ('width' in table) {
    const { width, depth, height } = table
    if (order === 'small') parts.push(sql`greatest(${width}, ${depth}) nulls last`)
    if (order === 'large') parts.push(sql`greatest(${width}, ${depth}) desc nulls last`)
    const apart = sizes.map(
      (size) => sql`least(abs(${width} - ${size}::numeric), abs(${depth} - ${size}::numeric), abs(${height} - ${size}::numeric))`,
    )
    if (apart.length > 0) parts.push(sql`${sql.join(apart, sql` + `)} nulls last`)
  }
  if (rank !== null) parts.push(sql`rank desc`)
  parts.push(sql`${table.isBestSeller} desc`)
  return sql.join(
    parts.map((part) => sql`${part}, `),
    sql``,
  )
}

function searchCondition(table: ItemTable, terms: SearchTerms | null): SQL[] {
  if (terms === null) return []
  if (terms.isNothing) return [sql`false`]
  const { price, marks } = terms.understood
  return [
    ...(terms.all === null ? [] : [sql`${table.search} @@ ${terms.all}::tsquery`]),
    ...marks.map((mark) => sql`${table[mark]}`),
    ...(price?.minimum == null ? [] : [sql`${table.payablePrice} >= ${price.minimum}::numeric`]),
    ...(price?.maximum == null ? [] : [sql`${table.payablePrice} <= ${price.maximum}::numeric`]),
  ]
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
