import { products } from '../db/schema.ts'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'
import { enoughMatches } from './list-page.ts'
import type { Selection } from './list-page.ts'
import { foundMaterials } from './materials.ts'
import { nearTerms } from './search-terms.ts'
import { select } from './select.ts'
import type { Sources } from './sources.ts'

/** The values of the filters that some items have in common. Those of collections have no category, colours and material. */
export interface Combination {
  readonly style: string
  readonly isBestSeller: boolean
  readonly isPromo: boolean
  readonly isForeign: boolean
  readonly category?: string
  readonly isCorner?: boolean
  readonly colours?: readonly string[]
  readonly material?: string | null
  /** How many items these are; 0 only names a material. */
  readonly count: number
}

const sharedColumns = sql`style, is_best_seller, is_promo, is_foreign`
const productColumns = sql`${sharedColumns}, category, is_corner, colours, material`
const sharedNames = sql`style, is_best_seller as "isBestSeller", is_promo as "isPromo", is_foreign as "isForeign"`
const productNames = sql`${sharedNames}, category, is_corner as "isCorner", colours, material`

/** The combinations of all products, which are counted with each change. */
export function readCountedCombinations(reader: Reader, { countedProducts }: Sources): Promise<Combination[]> {
  return select<Combination>(reader, sql`select ${productNames}, count from ${countedProducts}`)
}

/**
 * Groups items by the values of their filters, in one statement. Many items have few combinations, so that counting the values of each
 * filter adds up few rows. Every material of the source is among them, too. In a search, a combination of items with all of it and of
 * items that follow them is listed twice.
 */
export async function readCombinations(reader: Reader, selection: Selection): Promise<Combination[]> {
  const { table, source, terms, conditionsOf } = selection
  const near = nearTerms(terms)
  const isOfProducts = table === products
  const columns = isOfProducts ? productColumns : sharedColumns
  const groups = (conditions: SQL): SQL =>
    sql`select ${columns}, count(*)::int as count from ${source} where ${conditions} group by ${columns}`
  const following = sql`(select coalesce(sum(count), 0) from whole) < ${enoughMatches}
    and ${conditionsOf(near)} and (${conditionsOf(terms)}) is not true`
  const materials = sql`union all
    select '', false, false, false, '', false, '{}'::text[], material, 0 from found where material is not null`
  return select<Combination>(
    reader,
    sql`with recursive ${isOfProducts ? sql`found as (${foundMaterials(source)}),` : sql``}
      whole as materialized (${groups(conditionsOf(terms))})
      select ${isOfProducts ? productNames : sharedNames}, count from whole
      ${near === null ? sql`` : sql`union all (${groups(following)})`}
      ${isOfProducts ? materials : sql``}`,
  )
}
