/** Something in the file that keeps it from being imported. */
export interface ImportProblem {
  /** Where: 'Line 12' of a CSV, 'Product eko-sofa' of a JSON file. */
  readonly place: string
  /** A sentence. */
  readonly message: string
}

/** A file that was not imported, with everything that is wrong with it. Nothing of it was kept. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly problems: readonly ImportProblem[]

  constructor(problems: readonly ImportProblem[]) {
    super(problems.map(({ place, message }) => `${place}: ${message}`).join('\n'))
    this.problems = problems
  }
}

/** A picture that a record names. */
export interface PictureReference {
  /** As the file writes it, for messages. */
  readonly name: string
  /** Where it lies on the disk. */
  readonly path: string
  /** The alternative text; null when the file gives none. */
  readonly alt: string | null
}

/** What every record of a file has. */
interface Entry {
  readonly place: string
  /** The owner's own key: a record with a key that was imported before is changed, another is added. */
  readonly key: string
  /** Fields of the payload of the product or collection form, unchecked. A field that the file does not have is absent. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** A product of a file. */
export interface ProductEntry extends Entry {
  /** Fields that could not be read, which is reported already. */
  readonly unreadable: readonly string[]
  /** Absent when the file says nothing about pictures. */
  readonly pictures?: readonly PictureReference[]
  /** The key or the name of its collection, null for none; absent when the file says nothing about it. */
  readonly collection?: string | null
}

/** A collection of a file. */
export interface CollectionEntry extends Entry {
  readonly cover: PictureReference | null
  /** Keys of its products. */
  readonly products: readonly string[]
}

/** A file that was read, before anything in it was checked. */
export interface CatalogueEntries {
  readonly products: readonly ProductEntry[]
  readonly collections: readonly CollectionEntry[]
  /** The slides of the home page; null when the file says nothing about them. */
  readonly heroes: readonly PictureReference[] | null
}

/** A picture and the record that names it. */
export interface PlacedPicture {
  readonly place: string
  readonly picture: PictureReference
}

/** Every picture that a file names, with the place that names it. */
export function pictureReferences(entries: CatalogueEntries): PlacedPicture[] {
  return [
    ...(entries.heroes ?? []).map((picture) => ({ place: 'Heroes', picture })),
    ...entries.products.flatMap(({ place, pictures = [] }) => pictures.map((picture) => ({ place, picture }))),
    ...entries.collections.flatMap(({ place, cover }) => (cover === null ? [] : [{ place, picture: cover }])),
  ]
}
