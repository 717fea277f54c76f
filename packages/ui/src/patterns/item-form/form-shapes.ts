/** An error of a form. */
export interface FormProblem {
  /** The field it concerns. An error without a visible field is listed only above the form. */
  path: string
  /** A full sentence. */
  message: string
  /** The file it concerns. */
  file?: string
}

/** A picture in the form. */
export interface FormPicture {
  /** Unique while the form is open. */
  key: string
  /** Address or data URL, or null until the file is read. */
  src: string | null
  /** Name of the file of a new picture. */
  fileName?: string
  /** Alternative text; may be ''. */
  alt: string
}

/** The fields shared by products and collections, as typed: numbers are strings, '' is no choice. */
export interface ItemFormFields {
  name: string
  /** HTML. */
  description: string
  items: string
  price: string
  style: string
  isBestSeller: boolean
  isPromo: boolean
  discountedPrice: string
  isForeign: boolean
  origin: string
}

/** The fields of a product, as typed. */
export interface ProductFormFields extends ItemFormFields {
  category: string
  material: string
  /** Centimetres. */
  width: string
  depth: string
  height: string
  /** In weeks. */
  leadTimeMinimum: string
  leadTimeMaximum: string
}

/** A part of a form: a field, the pictures, or `related`: the collection of a product, the products of a collection. */
export type FormPart = keyof ProductFormFields | 'pictures' | 'related'

/** The error of a field, or undefined. Joins several errors of the same field. */
export function problemAt(problems: readonly FormProblem[], path: string): string | undefined {
  const own = problems.filter((problem) => problem.path === path)
  if (own.length === 0) return undefined
  return own.map(({ message, file }) => (file === undefined ? message : `${file}: ${message}`)).join(' ')
}
