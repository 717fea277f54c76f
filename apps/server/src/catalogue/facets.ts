import type { ProductFilters } from '@shop/api'
import { colours, shopCategories, styles } from '@shop/domain'
import type { Combination } from './combinations.ts'

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

/** The values of each filter that select the items of a combination. */
const valuesOf: Readonly<Record<FacetName, (combination: Combination) => readonly string[]>> = {
  category: ({ category = '', isCorner = false }) => (isCorner ? [category, 'Corner Sofas'] : [category]),
  style: ({ style }) => [style],
  colour: ({ colours: of = [] }) => of,
  material: ({ material = null }) => (material === null ? [] : [material]),
  isBestSeller: ({ isBestSeller }) => [`${isBestSeller}`],
  isPromo: ({ isPromo }) => [`${isPromo}`],
  isForeign: ({ isForeign }) => [`${isForeign}`],
}

const names = Object.keys(knownValues) as FacetName[]
const ofProducts: ReadonlySet<FacetName> = new Set(['category', 'colour', 'material'])

/** The values of each filter, and how many items there are under all conditions. */
export interface Facets {
  readonly total: number
  readonly of: Readonly<Record<FacetName, Facet[]>>
}

/** Whether the values of a filter are counted. The other filters narrow every count. */
export function isFacet(name: string): name is FacetName {
  return name in knownValues
}

/**
 * Counts the items for each value of each filter, under all other chosen filters.
 *
 * @param combinations - the items under the search and the filters without facets
 */
export function countFacets(
  kind: 'products' | 'collections',
  combinations: readonly Combination[],
  chosen: Pick<ProductFilters, FacetName>,
): Facets {
  const facets = names
    .filter((name) => kind === 'products' || !ofProducts.has(name))
    .map((name) => ({ name, counts: new Map(knownValues[name].map((value) => [value, 0])) }))
  const conditions = facets.flatMap(({ name }) => {
    const value = chosen[name]
    return value == null ? [] : [{ name, value: name === 'colour' ? `${value}`.toLowerCase() : `${value}` }]
  })
  let total = 0
  for (const combination of combinations) {
    const unmet = conditions.filter(({ name, value }) => !valuesOf[name](combination).includes(value))
    if (unmet.length === 0) total += combination.count
    for (const { name, counts } of facets) {
      const isCounted = unmet.every((condition) => condition.name === name)
      for (const value of valuesOf[name](combination)) {
        if (name !== 'material' && !counts.has(value)) continue
        counts.set(value, (counts.get(value) ?? 0) + (isCounted ? combination.count : 0))
      }
    }
  }
  const of = facets.map(({ name, counts }) => {
    const listed = [...counts].map(([value, count]) => ({ value, count }))
    return [name, name === 'material' ? listed.sort((one, other) => (one.value < other.value ? -1 : 1)) : listed]
  })
  return { total, of: Object.fromEntries(of) as Record<FacetName, Facet[]> }
}
