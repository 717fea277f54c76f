import type { Collection, Image, Product } from '@shop/api'
import { newCollectionSchema, productPayloadSchema } from '@shop/api/schemas'
import { sanitiseRichText } from '../../rich-text.ts'
import type { CollectionDraft, ProductDraft } from '../../catalogue/drafts.ts'
import type { CatalogueEntries, CollectionEntry, ImportProblem, Pictured, ProductEntry } from './entries.ts'
import { coverOf } from './item-images.ts'
import type { Known } from './known.ts'
import { findCollection, joiningMembers, type Memberships, remainingMembers } from './memberships.ts'
import { withRules } from './rules.ts'

/** A valid product of an import file. Its pictures and collection are added later. */
export interface CheckedProduct {
  readonly entry: ProductEntry
  readonly known: Product | null
  readonly draft: Omit<ProductDraft, 'images' | 'collectionId'>
  /** The id of an existing collection, or null. A collection of the same file adds its products itself. */
  readonly collectionId: string | null
}

/** A valid collection of an import file. */
export interface CheckedCollection {
  readonly entry: CollectionEntry
  /** The keys of the collection's products, and the ids of those that the file does not have. */
  readonly members: readonly string[]
  readonly known: Collection | null
  readonly draft: Omit<CollectionDraft, 'productIds' | 'coverImage'>
}

/** Records that were validated with the rules of the forms. */
export interface CheckedCatalogue {
  readonly products: readonly CheckedProduct[]
  readonly collections: readonly CheckedCollection[]
  readonly problems: readonly ImportProblem[]
}

/** Finds the problems of a file that no single record has. */
export function checkFile({ products, collections }: CatalogueEntries): ImportProblem[] {
  if (products.length + collections.length === 0) return [{ place: 'The file', message: 'There is no product in it.' }]
  return [...repeatedKeys(products), ...repeatedKeys(collections)]
}

/**
 * Validates records with the schemas of the product and collection forms. A known record starts from its stored values, so that a
 * file with few columns changes only those.
 *
 * @param memberships - those of the whole file
 */
export function checkEntries(entries: CatalogueEntries, memberships: Memberships, known: Known): CheckedCatalogue {
  const problems: ImportProblem[] = []
  const report = (place: string, messages: readonly string[]) => {
    problems.push(...messages.map((message) => ({ place, message })))
  }

  const products = entries.products.flatMap((entry): CheckedProduct[] => {
    const { place, key, unreadable } = entry
    const stored = known.products.get(key) ?? null
    const payload = {
      ...stored,
      ...cleaned(entry.fields),
      collectionId: null,
      images: placeholderPictures(entry, stored?.images ?? []),
    }
    const parsed = productPayloadSchema.safeParse(payload)
    if (!parsed.success) {
      const isUnknown = stored === null && key !== '' && !('name' in entry.fields)
      if (isUnknown) report(place, [`The shop has no product '${key}', and a new one needs more fields.`])
      const issues = withRules('Product', payload, parsed.error.issues)
      report(
        place,
        issues.filter(({ path }) => !unreadable.includes(path)).map(({ message }) => message),
      )
    }
    const collection = findCollection(entry, stored, memberships, known)
    if ('problem' in collection) report(place, [collection.problem])
    if (!parsed.success || 'problem' in collection) return []
    const { images: _images, collectionId: _collectionId, ...draft } = parsed.data
    return [{ entry, known: stored, draft: { ...draft, ...entered(entry) }, collectionId: collection.id }]
  })

  const joining = entries.collections.length === 0 ? null : joiningMembers(memberships, known)
  const collections = entries.collections.flatMap((entry): CheckedCollection[] => {
    const { place, key, unreadable } = entry
    const stored = known.collections.get(key) ?? null
    const isPartial = entry.products === undefined
    const [cover = null] = placeholderPictures(entry, coverOf(stored))
    const named = [...(memberships.products.get(key) ?? []), ...(joining?.get(stored?._id ?? '') ?? [])]
    const members = isPartial ? [...named, ...remainingMembers(stored, memberships, known)] : named
    const payload = {
      ...(isPartial && stored),
      ...cleaned(entry.fields),
      // A collection of the shop may have lost its products, so that a CSV of the shop may have it without any.
      productIds: isPartial ? [placeholderId] : members.map(() => placeholderId),
      coverImage: cover,
    }
    const parsed = newCollectionSchema.safeParse(payload)
    if (!parsed.success) {
      report(
        place,
        withRules('Collection', payload, parsed.error.issues)
          .filter(({ path }) => !unreadable.includes(path))
          .map(({ message }) => message),
      )
      return []
    }
    const { productIds: _productIds, coverImage: _coverImage, ...draft } = parsed.data
    return [{ entry, members, known: stored, draft: { ...draft, ...entered(entry) } }]
  })

  return { products, collections, problems }
}

/** The ids do not exist yet. This placeholder is used for each, because the form's rule only counts them. */
const placeholderId = '00000000-0000-7000-8000-000000000000'

/** The values of a record that its form does not have. */
function entered({ key, visibility }: ProductEntry | CollectionEntry) {
  return { importKey: key, ...(visibility && { visibility }) }
}

/** The pictures of an item in the form's format for stored pictures, so that the form's rules for number and text apply. */
function placeholderPictures({ pictures, alts }: Pictured, stored: readonly Image[]) {
  return (pictures ?? stored).map((_, index) => ({ url: '/', public_id: 'placeholder', alt: alts?.[index] ?? '' }))
}

function cleaned(fields: Readonly<Record<string, unknown>>) {
  return typeof fields.description === 'string' ? { ...fields, description: sanitiseRichText(fields.description) } : fields
}

function repeatedKeys(entries: readonly { readonly place: string; readonly key: string }[]): ImportProblem[] {
  const first = new Map<string, string>()
  return entries.flatMap(({ place, key }) => {
    const earlier = key === '' ? undefined : first.get(key)
    if (earlier === undefined) {
      first.set(key, place)
      return []
    }
    return [{ place, message: `The slug '${key}' is already used in the file: ${earlier}.` }]
  })
}
