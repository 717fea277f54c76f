import type { ProductFilters } from '@shop/api'
import { colours, shopCategories, styles } from '@shop/domain'
import { sql } from '../db/drizzle.ts'
import type { SQL } from '../db/drizzle.ts'
import type { Reader } from '../db/named-statements.ts'
import { matchedItems } from './list-page.ts'
import type { Selection } from './list-page.ts'
import { select } from './select.ts'

/** A value of a filter, with the number of items that have it. */
interface Facet {
  readonly value: string
  readonly count: number
}

type FacetName = 'category' | 'style' | 'colour' | 'material' | 'isBestSeller' | 'isPromo' | 'isForeign'

/** The values that are listed with no item, too. */
const knownValues: Readonly<Record<FacetName, readonly string[]>> = {
  category: shopCategories,
  style: styles,
  colour: colours,
  material: [],
  isBestSeller: ['true'],
  isPromo: ['true'],
  isForeign: ['true'],
}

const ofProducts: ReadonlySet<FacetName> = new Set(['category', 'colour', 'material'])
const sharedColumns = sql`style, is_best_seller, is_promo, is_foreign`

/** The rows of each value of a filter, from the table of counted combinations. */
const rowsOf: Readonly<Record<FacetName, { value: SQL; from: SQL; where: SQL }>> = {
  category: {
    value: sql`value`,
    from: sql`, unnest(array[category, case when is_corner then 'Corner Sofas' end]) as value`,
    where: sql`value is not null`,
  },
  style: { value: sql`style`, from: sql``, where: sql`true` },
  colour: { value: sql`value`, from: sql`, unnest(colours) as value`, where: sql`true` },
  material: { value: sql`material`, from: sql``, where: sql`material is not null` },
  isBestSeller: { value: sql`'true'`, from: sql``, where: sql`is_best_seller` },
  isPromo: { value: sql`'true'`, from: sql``, where: sql`is_promo` },
  isForeign: { value: sql`'true'`, from: sql``, where: sql`is_foreign` },
}

type Chosen = Partial<Pick<ProductFilters, FacetName>>

interface FacetParts extends Selection {
  /** The chosen values of the filters. */
  readonly chosen: Chosen
  /** The conditions of some of them. */
  readonly conditionOf: (chosen: Chosen) => SQL
}

/** The values of each filter, and how many items there are under the other conditions. */
export interface Facets {
  readonly total: number
  readonly of: Readonly<Record<FacetName, Facet[]>>
}

/** Whether the values of a filter are counted. The other filters narrow every count. */
export function isFacet(name: string): name is FacetName {
  return name in knownValues
}

/**
 * Counts the items for each value of each filter, under the search and all other filters, in one statement. It groups the items by
 * the combination of their values first, so that each filter adds up few rows.
 */
export async function countFacets(reader: Reader, parts: FacetParts): Promise<Facets> {
  const { table, source, terms, chosen, conditionOf } = parts
  const isOfProducts = 'material' in table
  const names = (Object.keys(rowsOf) as FacetName[]).filter((name) => isOfProducts || !ofProducts.has(name))
  const columns = isOfProducts ? sql`${sharedColumns}, category, is_corner, colours, material` : sharedColumns
  const items =
    terms === null
      ? sql`select ${columns} from ${source} where ${parts.conditionsOf(null)}`
      : sql`select ${columns} from ${table} where id in (select id from matched)`
  const counts = names.map((name) => {
    const { [name]: _own, ...others } = chosen
    const { value, from, where } = rowsOf[name]
    return sql`select ${name}::text as name, ${value} as value, sum(items)::int as count
      from combinations as ${table} ${from} where ${where} and ${conditionOf(others)} group by 2`
  })
  if (isOfProducts) counts.push(sql`select 'material', material, 0 from ${source} where material is not null group by material`)
  const rows = await select<{ name: string; value: string; count: number }>(
    reader,
    sql`with ${terms === null ? sql`` : sql`${matchedItems(parts, sql`id`)},`}
      combinations as materialized (select *, count(*) as items from (${items}) as item group by ${columns})
      select 'total' as name, '' as value, coalesce(sum(items), 0)::int as count from combinations
      union all ${sql.join(counts, sql` union all `)}`,
  )
  const listOf = (name: FacetName): Facet[] => {
    const found = new Map(knownValues[name].map((value) => [value, 0]))
    for (const row of rows) if (row.name === name) found.set(row.value, Math.max(row.count, found.get(row.value) ?? 0))
    const listed = [...found].map(([value, count]) => ({ value, count }))
    return name === 'material' ? listed.sort((one, other) => (one.value < other.value ? -1 : 1)) : listed
  }
  return {
    total: rows.find(({ name }) => name === 'total')?.count ?? 0,
    of: Object.fromEntries(names.map((name) => [name, listOf(name)])) as Record<FacetName, Facet[]>,
  }
}
