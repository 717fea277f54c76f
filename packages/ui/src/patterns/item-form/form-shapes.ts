/** An error of a form. */
export interface FormProblem {
  /** The field it concerns. An error without a visible field is listed only above the form. */
  path: string
  /** The error as a full sentence. */
  message: string
  /** The file it concerns. */
  file?: string
}

/** A picture in the form. */
export interface FormPicture {
  /** Key of the picture, unique while the form is open. */
  key: string
  /** Address or data URL, or null until the file is read. */
  src: string | null
  /** Name of the file of a new picture. */
  fileName?: string
  /** Alternative text, or ''. */
  alt: string
}

/** The fields that products and collections share, as typed: numbers are strings, and '' means that nothing was chosen. */
export interface ItemFormFields {
  name: string
  /** The description as HTML. */
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
  /** Width, depth and height in centimetres. */
  width: string
  depth: string
  height: string
  /** Shortest and longest lead time in weeks. */
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
