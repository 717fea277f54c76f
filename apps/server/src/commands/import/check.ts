import type { Collection, Product } from '@shop/api'
import { newCollectionSchema, productPayloadSchema } from '@shop/api/schemas'
import { itemProblems, type ItemType, limits } from '@shop/domain'
import { sanitiseRichText } from '../../rich-text.ts'
import type { CollectionDraft, ProductDraft } from '../../routes/catalogue/catalogue.writer.ts'
import type { CatalogueEntries, CollectionEntry, ImportProblem, PictureReference, ProductEntry } from './entries.ts'
import type { Known } from './known.ts'

/** A product that keeps every rule. Its pictures and its collection are put in when they are known. */
export interface CheckedProduct {
  readonly entry: ProductEntry
  readonly known: Product | null
  readonly draft: Omit<ProductDraft, 'images' | 'collectionId'>
  /** The id of a collection that the shop has, or null. One of the same file takes its products itself. */
  readonly collectionId: string | null
}

/** A collection that keeps every rule. */
export interface CheckedCollection {
  readonly entry: CollectionEntry
  readonly known: Collection | null
  readonly draft: Omit<CollectionDraft, 'productIds' | 'coverImage'>
}

/** A file that was checked against the rules of the forms. */
export interface CheckedCatalogue {
  readonly products: readonly CheckedProduct[]
  readonly collections: readonly CheckedCollection[]
  readonly problems: readonly ImportProblem[]
}

/**
 * Checks every record with the schemas of the product and collection forms. A record that the shop knows begins from what
 * is stored, so that a file with few columns changes only these.
 */
export function checkEntries(entries: CatalogueEntries, known: Known): CheckedCatalogue {
  const problems: ImportProblem[] = [...repeatedKeys(entries.products), ...repeatedKeys(entries.collections)]
  const members = membersByCollection(entries)

  const products = entries.products.flatMap((entry): CheckedProduct[] => {
    const stored = known.products.get(entry.key) ?? null
    const payload = { ...toFields(stored), ...cleaned(entry.fields), images: standIns(entry, stored) }
    const parsed = productPayloadSchema.safeParse(payload)
    const collection = findCollection(entry, stored, entries, known)
    if ('problem' in collection) problems.push({ place: entry.place, message: collection.problem })
    if (!parsed.success) {
      const issues = withRules('Product', payload, parsed.error.issues)
      const unreported = issues.filter(({ path }) => !entry.unreadable.includes(path))
      problems.push(...unreported.map(({ message }) => ({ place: entry.place, message })))
    }
    if (!parsed.success || 'problem' in collection) return []
    const { images: _images, collectionId: _collectionId, ...draft } = parsed.data
    return [{ entry, known: stored, draft: { ...draft, importKey: entry.key }, collectionId: collection.id }]
  })

  const collections = entries.collections.flatMap((entry): CheckedCollection[] => {
    const keys = members.get(entry.key) ?? []
    const payload = {
      ...cleaned(entry.fields),
      productIds: keys.map(() => standInId),
      coverImage: entry.cover === null ? null : standIn(entry.cover),
    }
    const parsed = newCollectionSchema.safeParse(payload)
    const unknown = keys.filter((key) => !entries.products.some((product) => product.key === key))
    problems.push(...unknown.map((key) => ({ place: entry.place, message: `The product '${key}' is not in the file.` })))
    if (!parsed.success) {
      const issues = withRules('Collection', payload, parsed.error.issues)
      problems.push(...issues.map(({ message }) => ({ place: entry.place, message })))
    }
    if (!parsed.success || unknown.length > 0) return []
    const { productIds: _productIds, coverImage: _coverImage, ...draft } = parsed.data
    const whole = { ...entry, products: keys }
    return [{ entry: whole, known: known.collections.get(entry.key) ?? null, draft: { ...draft, importKey: entry.key } }]
  })

  if (entries.products.length + entries.collections.length === 0) {
    problems.push({ place: 'The file', message: 'There is no product in it.' })
  }
  return { products, collections, problems }
}

/** Ids are not known before the writing; this one stands for each, since the form's rule only asks how many there are. */
const standInId = '00000000-0000-7000-8000-000000000000'

/** A picture of the file as a kept one of the form, so that its number and its text meet the form's rules. */
function standIn({ alt }: { readonly alt: string | null }) {
  return { url: '/', public_id: 'stand-in', alt: alt ?? '' }
}

function standIns(entry: ProductEntry, stored: Product | null) {
  return (entry.pictures ?? stored?.images ?? []).map(standIn)
}

/**
 * What a schema found, and what breaks the rules between fields: a schema asks for these only once each field by itself is
 * right, but whoever mends a file wants to hear everything at once. What stands in for a field that is wrong breaks none.
 */
function withRules(
  itemType: ItemType,
  fields: Readonly<Record<string, unknown>>,
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): { readonly path: string; readonly message: string }[] {
  const found = issues.map(({ path, message }) => ({ path: String(path[0]), message }))
  const { description, price, isPromo, discountedPrice, isForeign, origin } = fields
  const rules = itemProblems(itemType, {
    description: typeof description === 'string' ? description : 'unknown',
    price: typeof price === 'number' ? price : limits.priceMaximum,
    isPromo: isPromo === true && typeof discountedPrice === 'number',
    discountedPrice: typeof discountedPrice === 'number' ? discountedPrice : null,
    isForeign: isForeign === true && typeof origin === 'string',
    origin: typeof origin === 'string' ? origin : null,
  })
  return [...found, ...rules.filter(({ message }) => !found.some((issue) => issue.message === message))]
}

function cleaned(fields: Readonly<Record<string, unknown>>) {
  return typeof fields.description === 'string'
    ? { ...fields, description: sanitiseRichText(fields.description) }
    : fields
}

/** A stored product as its form would send it. */
function toFields(product: Product | null) {
  if (product === null) return {}
  const { _id, createdAt: _createdAt, updatedAt: _updatedAt, collectionId: _collectionId, images: _images, ...fields } = product
  return fields
}

/** The keys of the products of each collection of the file, named on either side. */
function membersByCollection({ products, collections }: CatalogueEntries): Map<string, string[]> {
  const members = new Map(collections.map(({ key, products: keys }) => [key, [...keys]]))
  for (const { key, collection } of products) {
    const keys = collection == null ? undefined : members.get(collection)
    if (keys !== undefined && !keys.includes(key)) keys.push(key)
  }
  return members
}

function findCollection(
  { collection }: ProductEntry,
  stored: Product | null,
  entries: CatalogueEntries,
  known: Known,
): { id: string | null } | { problem: string } {
  const current = stored?.collectionId?._id ?? null
  if (collection === undefined || entries.collections.some(({ key }) => key === collection)) return { id: current }
  if (collection === null) return { id: null }
  const sameName = (name: string) => name.toLowerCase() === collection.toLowerCase()
  const byKey = known.collectionNames.find(({ key }) => key === collection)
  const byName = known.collectionNames.filter(({ name }) => sameName(name))
  const found = byKey ?? (byName.length === 1 ? byName[0] : undefined)
  if (found) return { id: found.id }
  return {
    problem: byName.length > 1
      ? `There are ${byName.length} collections called '${collection}'.`
      : `There is no collection '${collection}'. Make it first, or leave the cell empty.`,
  }
}

function repeatedKeys(entries: readonly { readonly place: string; readonly key: string }[]): ImportProblem[] {
  const first = new Map<string, string>()
  return entries.flatMap(({ place, key }) => {
    const earlier = key === '' ? undefined : first.get(key)
    if (earlier === undefined) {
      first.set(key, place)
      return []
    }
    return [{ place, message: `The slug '${key}' stands in the file already: ${earlier}.` }]
  })
}

/** Every picture that a file names, with the place that names it. */
export function pictureReferences(entries: CatalogueEntries): { readonly place: string; readonly picture: PictureReference }[] {
  return [
    ...(entries.heroes ?? []).map((picture) => ({ place: 'Heroes', picture })),
    ...entries.products.flatMap(({ place, pictures = [] }) => pictures.map((picture) => ({ place, picture }))),
    ...entries.collections.flatMap(({ place, cover }) => (cover === null ? [] : [{ place, picture: cover }])),
  ]
}
