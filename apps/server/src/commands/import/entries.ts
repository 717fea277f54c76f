import { text } from '@shop/api/schemas'
import type { Visibility } from '@shop/domain'

/** A key of a record. An index of the database has room for no longer ones. */
export const keySchema = text('Slug', 200)

/** A problem that prevents the import. */
export interface ImportProblem {
  /** The place: 'Line 12' of a CSV, 'Product eko-sofa' of a JSON file. */
  readonly place: string
  /** What is wrong, in one sentence. */
  readonly message: string
}

/** A file that was not imported, with all its problems. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly problems: readonly ImportProblem[]
  /** The number of records that were saved before. */
  readonly saved: number

  constructor(problems: readonly ImportProblem[], saved = 0) {
    super(problems.map(({ place, message }) => `${place}: ${message}`).join('\n'))
    this.problems = problems
    this.saved = saved
  }
}

/** Throws the problems, if any, in the order of the file: those of a record before those of its pictures. */
export function throwProblems(problems: readonly ImportProblem[]): void {
  if (problems.length === 0) return
  const line = ({ place }: ImportProblem) => Number(/^Line (\d+)$/.exec(place)?.[1] ?? 0)
  throw new ImportError(problems.toSorted((one, other) => line(one) - line(other)))
}

/** A picture of a record. */
export interface PictureReference {
  /** The path as written in the file, for messages. */
  readonly name: string
  /** The picture's path on disk, or its address in the shop. */
  readonly path: string
  /** The paths of a file whose name has accents in the other form of Unicode, which archives of a Mac have. */
  readonly otherPaths?: readonly string[]
  /** The id of a picture that the shop has already; absent for a file. */
  readonly storedId?: string
}

/** The pictures of a record. */
export interface Pictured {
  /** Absent when the file has no pictures column. A collection has at most one, its cover. */
  readonly pictures?: readonly PictureReference[]
  /** The alternative texts in the order of the pictures, null for a missing one; absent when the file has no such column. */
  readonly alts?: readonly (string | null)[]
}

/** A slide of the home page. */
export interface Slide extends PictureReference {
  /** The alternative text; '' for a decorative picture. */
  readonly alt: string
}

/** The common fields of products and collections in an import file. */
interface Entry extends Pictured {
  readonly place: string
  /** The owner's key in Unicode's composed form (NFC). A record with a known key is updated, any other is added. */
  readonly key: string
  /** The fields of the product or collection form, not validated. Fields that the file does not have are absent. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Unreadable fields, which have been reported already. */
  readonly unreadable: readonly string[]
  /** Who sees the item; absent when the file does not say it. */
  readonly visibility?: Visibility
}

/** A product in an import file. */
export interface ProductEntry extends Entry {
  /** The key or name of its collection, null for none; absent when the file has no such column. */
  readonly collection?: string | null
}

/** A collection in an import file. */
export interface CollectionEntry extends Entry {
  /** The keys of the collection's products; absent in a CSV, in which each product names its collection. */
  readonly products?: readonly string[]
}

/** A parsed file before validation. */
export interface CatalogueEntries {
  readonly products: readonly ProductEntry[]
  readonly collections: readonly CollectionEntry[]
  /** The slides of the home page; null when the file has none. */
  readonly heroes: readonly Slide[] | null
}

/** A picture and the record that names it. */
export interface PlacedPicture {
  readonly place: string
  readonly picture: PictureReference
}

/** Every picture in a file, with its record. */
export function pictureReferences(entries: CatalogueEntries): PlacedPicture[] {
  return [
    ...(entries.heroes ?? []).map((picture) => ({ place: 'Heroes', picture })),
    ...[...entries.products, ...entries.collections].flatMap(({ place, pictures = [] }) =>
      pictures.map((picture) => ({ place, picture })),
    ),
  ]
}
