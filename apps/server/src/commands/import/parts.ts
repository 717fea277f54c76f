import type { CatalogueEntries } from './entries.ts'
import type { Plan } from './plan.ts'

/** The number of records per transaction. Admins who save meanwhile wait for one of them, which takes less than a second. */
const recordsAtOnce = 100

/**
 * Splits the records that an import changes into parts, each for a transaction of its own. The last rows come first, because products
 * that are added later count as newer.
 *
 * @param entries - the whole file
 */
export function partsOf(entries: CatalogueEntries, plan: Plan): CatalogueEntries[] {
  const products = entriesOf(entries.products, [...plan.newProducts, ...plan.changedProducts])
  const collections = entriesOf(entries.collections, [...plan.newCollections, ...plan.changedCollections])
  const { heroes } = plan
  if (products.length + collections.length <= recordsAtOnce) {
    return products.length + collections.length > 0 || heroes !== null ? [{ products, collections, heroes }] : []
  }
  return [
    ...fromTheEnd(products).map((part) => ({ products: part, collections: [], heroes: null })),
    ...fromTheEnd(collections).map((part) => ({ products: [], collections: part, heroes: null })),
    ...(heroes === null ? [] : [{ products: [], collections: [], heroes }]),
  ]
}

/** The entries of some records, in the order of the file. */
function entriesOf<Entry>(entries: readonly Entry[], records: readonly { readonly entry: Entry }[]): Entry[] {
  const changed = new Set(records.map(({ entry }) => entry))
  return entries.filter((entry) => changed.has(entry))
}

function fromTheEnd<Entry>(entries: readonly Entry[]): Entry[][] {
  const count = Math.ceil(entries.length / recordsAtOnce)
  return Array.from({ length: count }, (_, index) => {
    const end = entries.length - index * recordsAtOnce
    return entries.slice(Math.max(0, end - recordsAtOnce), end)
  })
}
