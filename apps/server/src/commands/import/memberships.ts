import type { Collection, Product } from '@shop/api'
import type { CatalogueEntries, ImportProblem, ProductEntry } from './entries.ts'
import type { Known } from './known.ts'

/** The products of an import file and the collections that contain them. */
export interface Memberships {
  /** The product keys of each collection, by its key. Either side may name the other. */
  readonly products: ReadonlyMap<string, readonly string[]>
  /** The collection key of each product that a collection of the file claims. */
  readonly collections: ReadonlyMap<string, string>
  /** The collection that a record names, or null for none, by the key of the product. Records without that column are absent. */
  readonly placed: ReadonlyMap<string, string | null>
  /** Products claimed by two collections, and products missing from the file. */
  readonly problems: readonly ImportProblem[]
}

/** Reads the memberships from products and from collections, because either may name the other. */
export function readMemberships({ products, collections }: CatalogueEntries): Memberships {
  const members = new Map(collections.map(({ key, products: keys = [] }) => [key, new Set(keys)]))
  for (const { key, collection } of products) if (collection != null) members.get(collection)?.add(key)

  const known = new Set(products.map(({ key }) => key))
  const claims = new Map<string, string>()
  const problems: ImportProblem[] = []
  for (const { key, place } of collections) {
    for (const product of members.get(key) ?? []) {
      const other = claims.get(product)
      if (!known.has(product)) problems.push({ place, message: `The product '${product}' is not in the file.` })
      if (other !== undefined && other !== key) {
        problems.push({ place, message: `The product '${product}' is in the collection '${other}' already.` })
      }
      claims.set(product, key)
    }
  }
  return {
    products: new Map([...members].map(([key, keys]) => [key, [...keys]])),
    collections: claims,
    placed: new Map(products.flatMap(({ key, collection }) => (collection === undefined ? [] : [[key, collection]]))),
    problems,
  }
}

/**
 * Chooses the collection of a product: the existing one that its record names, else its current one. A collection of the file
 * that claims the product moves it itself.
 */
export function findCollection(
  { key, collection }: ProductEntry,
  stored: Product | null,
  memberships: Memberships,
  known: Known,
): { readonly id: string | null } | { readonly problem: string } {
  const current = stored?.collectionId?._id ?? null
  if (collection === undefined || memberships.collections.has(key)) return { id: current }
  return collection === null ? { id: null } : findNamed(collection, known)
}

function findNamed(wanted: string, { collectionNames }: Known): { id: string } | { problem: string } {
  const byName = collectionNames.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const found =
    collectionNames.find(({ key }) => key === wanted) ??
    collectionNames.find(({ key }) => key?.normalize('NFC') === wanted) ??
    collectionNames.find(({ id }) => id === wanted) ??
    (byName.length === 1 ? byName[0] : undefined)
  if (found) return { id: found.id }
  return {
    problem:
      byName.length > 1
        ? `There are ${byName.length} collections called '${wanted}'.`
        : `There is no collection '${wanted}'. Make it first, or leave the cell empty.`,
  }
}

/**
 * The ids of the stored products that stay in a collection of a CSV: those that the file does not move, because it does not have
 * them or does not say which collection they are in.
 */
export function remainingMembers(stored: Collection | null, { placed }: Memberships, known: Known): string[] {
  const moved = new Set([...placed.keys()].map((key) => known.productIds.get(key)))
  return stored?.productIds.map(({ _id }) => _id).filter((id) => !moved.has(id)) ?? []
}

/**
 * The keys of the products that name a collection of the shop by its name, for instance, by the id of the collection. Products that
 * name the slug of one in the file are its members already.
 */
export function joiningMembers({ placed, collections }: Memberships, known: Known): ReadonlyMap<string, readonly string[]> {
  const joining = new Map<string, string[]>()
  for (const [key, collection] of placed) {
    if (collection === null || collections.has(key)) continue
    const named = findNamed(collection, known)
    if (!('id' in named)) continue
    const keys = joining.get(named.id)
    if (keys === undefined) joining.set(named.id, [key])
    else keys.push(key)
  }
  return joining
}
