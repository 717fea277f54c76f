import type { CollectionQuery, ProductQuery } from '@shop/api'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import { collections, products } from '../db/schema.ts'
import { prefixQuery, rankingQuery } from './search-text.ts'
import type { SearchTerms } from './search-text.ts'

type ItemTable = typeof products | typeof collections

/**
 * What narrows a list of products.
 *
 * @param terms - the words that are searched, null without a search
 */
export function productConditions(query: ProductQuery, terms: SearchTerms | null): SQL {
  const conditions = itemConditions(products, query, terms)
  if (query.category === 'Corner Sofas') conditions.push(sql`${products.isCorner}`)
  else if (query.category !== undefined) conditions.push(sql`${products.category} = ${query.category}`)
  if (query.collection !== undefined) conditions.push(sql`${products.collectionId} = ${query.collection}`)
  return joinConditions(conditions)
}

/**
 * What narrows a list of collections.
 *
 * @param terms - the words that are searched, null without a search
 */
export function collectionConditions(query: CollectionQuery, terms: SearchTerms | null): SQL {
  return joinConditions(itemConditions(collections, query, terms))
}

/**
 * The order of a list: as asked, else best match first for a search, else newest first. Always ends in the id, so that no
 * two pages overlap.
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

function itemConditions(table: ItemTable, query: CollectionQuery, terms: SearchTerms | null): SQL[] {
  const conditions: SQL[] = []
  if (terms?.length === 0) conditions.push(sql`false`)
  else if (terms !== null) conditions.push(sql`${table.search} @@ ${prefixQuery(terms)}::tsquery`)
  if (query.style !== undefined) conditions.push(sql`${table.style} = ${query.style}`)
  if (query.minPrice !== undefined) conditions.push(sql`${table.payablePrice} >= ${query.minPrice}::numeric`)
  if (query.maxPrice !== undefined) conditions.push(sql`${table.payablePrice} <= ${query.maxPrice}::numeric`)
  if (query.isBestSeller !== undefined) conditions.push(flag(table.isBestSeller, query.isBestSeller))
  if (query.isPromo !== undefined) conditions.push(flag(table.isPromo, query.isPromo))
  if (query.isForeign !== undefined) conditions.push(flag(table.isForeign, query.isForeign))
  return conditions
}

/** Written as the partial indexes write it, not as a parameter: only then can they be used. */
function flag(column: ItemTable['isPromo' | 'isBestSeller' | 'isForeign'], wanted: boolean): SQL {
  return wanted ? sql`${column}` : sql`not ${column}`
}

function joinConditions(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
}
