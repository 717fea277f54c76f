import { isDeepStrictEqual } from 'node:util'
import type { Collection, Image, Product } from '@shop/api'
import type { CheckedCatalogue, CheckedCollection, CheckedProduct } from './check.ts'
import type { Pictured, Slide } from './entries.ts'
import { coverOf, itemImages } from './item-images.ts'
import type { Known } from './known.ts'

/** How many records an import adds, updates and leaves unchanged. */
export interface Tally {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
}

/** The changes of an import. */
export interface Plan {
  readonly newProducts: readonly CheckedProduct[]
  readonly changedProducts: readonly (CheckedProduct & { readonly known: Product })[]
  readonly newCollections: readonly CheckedCollection[]
  readonly changedCollections: readonly (CheckedCollection & { readonly known: Collection })[]
  /** The slides of the home page when they change, else null. */
  readonly heroes: readonly Slide[] | null
  /** The ids of stored pictures that the changes replace. Others may still show them. */
  readonly replaced: readonly string[]
  readonly products: Tally
  readonly collections: Tally
}

/**
 * Compares a validated file with the stored records, so that an import writes only differences.
 *
 * @param publicIds - the ids of the file's pictures, by path
 */
export function planImport(
  { products, collections }: CheckedCatalogue,
  heroes: readonly Slide[] | null,
  known: Known,
  publicIds: ReadonlyMap<string, string>,
): Plan {
  const idOf = (path: string) => publicIds.get(path) ?? ''
  const placed = (entry: Pictured, images: readonly Image[], name: string) =>
    placedIds(itemImages<{ public_id: string }>(entry, images, name, (path) => ({ public_id: idOf(path) })))
  const newProducts = products.filter((product) => product.known === null)
  const changedProducts = products.filter(isKnown).filter((product) => {
    const { entry, draft, known: stored } = product
    return !sameProduct(product, placed(entry, stored.images, draft.name))
  })
  const newCollections = collections.filter((collection) => collection.known === null)
  const changedCollections = collections.filter(isKnown).filter((collection) => {
    const { entry, draft, known: stored } = collection
    const cover = placed(entry, coverOf(stored), draft.name)
    const members = collection.members.map((key) => known.productIds.get(key) ?? key)
    return !sameCollection(collection, cover, members)
  })
  const heroIds = heroes?.map(({ path, alt }): PlacedId => [idOf(path), alt]) ?? null
  const sameHeroes = heroIds === null || isDeepStrictEqual(heroIds, placedIds(known.heroes))
  const inFile = new Set(publicIds.values())
  const replaced = [
    ...changedProducts.flatMap(({ entry, known: stored }) => (entry.pictures === undefined ? [] : stored.images)),
    ...changedCollections.flatMap(({ entry, known: stored }) => (entry.pictures === undefined ? [] : coverOf(stored))),
    ...(sameHeroes ? [] : known.heroes),
  ].map(({ public_id: publicId }) => publicId)
  return {
    newProducts,
    changedProducts,
    newCollections,
    changedCollections,
    heroes: sameHeroes ? null : heroes,
    replaced: replaced.filter((publicId) => !inFile.has(publicId)),
    products: tally(products.length, newProducts.length, changedProducts.length),
    collections: tally(collections.length, newCollections.length, changedCollections.length),
  }
}

/** A picture's id and its alternative text. */
type PlacedId = [publicId: string, alt: string]

function placedIds(images: readonly Pick<Image, 'public_id' | 'alt'>[]): PlacedId[] {
  return images.map(({ public_id: publicId, alt }) => [publicId, alt])
}

function isKnown<Checked extends { readonly known: unknown }>(
  checked: Checked,
): checked is Checked & { readonly known: NonNullable<Checked['known']> } {
  return checked.known !== null
}

function sameProduct(
  { draft, known, collectionId }: CheckedProduct & { readonly known: Product },
  images: readonly PlacedId[],
): boolean {
  const isSameCollection = (known.collectionId?._id ?? null) === collectionId
  return isSameCollection && sameFields(draft, known) && isDeepStrictEqual(images, placedIds(known.images))
}

function sameCollection(
  { draft, known }: CheckedCollection & { readonly known: Collection },
  cover: readonly PlacedId[],
  members: readonly string[],
): boolean {
  const storedMembers = known.productIds.map(({ _id }) => _id)
  return (
    sameFields(draft, known) &&
    isDeepStrictEqual(cover, placedIds(coverOf(known))) &&
    isDeepStrictEqual(members.toSorted(), storedMembers.toSorted())
  )
}

/** Whether every field of a draft equals the stored one. The key is equal, because the record was found by it. */
function sameFields<Draft extends object>(draft: Draft, stored: Omit<Draft, 'importKey'>): boolean {
  const fields = Object.keys(draft).filter((field) => field !== 'importKey') as (keyof Omit<Draft, 'importKey'>)[]
  return fields.every((field) => isDeepStrictEqual(draft[field], stored[field]))
}

function tally(all: number, added: number, changed: number): Tally {
  return { added, changed, unchanged: all - added - changed }
}
