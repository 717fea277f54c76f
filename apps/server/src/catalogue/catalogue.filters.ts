import type { CollectionFilters, CollectionQuery, ProductFilters, ProductQuery } from '@shop/api'
import type { ShopCategory } from '@shop/domain'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import { collections, products } from '../db/schema.ts'
import { prefixQuery, rankingQuery } from './search-text.ts'
import type { SearchTerms } from './search-text.ts'

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
 * The order of a list: the requested one, else best match first for a search, else newest first. It always ends with the id, so
 * that pages never overlap.
 */
export function listOrder(table: ItemTable, sort: ProductQuery['sort'], terms: SearchTerms | null): SQL {
  switch (sort ?? (terms === null ? 'newest' : 'best')) {
    case 'best':
      return sql`ts_rank(${table.search}, ${rankingQuery(terms ?? [])}::tsquery) desc, ${table.createdAt} desc, ${table.id} desc`
    case 'price-asc':
      return sql`${table.payablePrice}, ${table.id}`
    case 'price-desc':
      return sql`${table.payablePrice} desc, ${table.id} desc`
    case 'name':
      return sql`${table.nameKey} collate "C", ${table.id}`
    case 'newest':
      return sql`${table.createdAt} desc, ${table.id} desc`
  }
}

function searchCondition(table: ItemTable, terms: SearchTerms | null): SQL[] {
  if (terms === null) return []
  return [terms.length === 0 ? sql`false` : sql`${table.search} @@ ${prefixQuery(terms)}::tsquery`]
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
