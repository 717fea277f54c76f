/** What is wrong with a part of a form. */
export interface FormProblem {
  /** The field that it is about; what no field shows is said above the form alone. */
  path: string
  /** A whole sentence. */
  message: string
  /** The file that it is about. */
  file?: string
}

/** A picture of the form. */
export interface FormPicture {
  /** Tells it from the others as long as the form is open. */
  key: string
  /** Its address, a data URL's too; null while its file waits or is being read. */
  src: string | null
  /** Name of its file, where it is a new one. */
  fileName?: string
  /** Alternative text; may be ''. */
  alt: string
}

/** The fields that products and collections share, as they were typed: numbers are texts, '' is no choice. */
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

/** The sentence at a field; undefined where it is in order. Several about one field stand one after the other. */
export function problemAt(problems: readonly FormProblem[], path: string): string | undefined {
  const own = problems.filter((problem) => problem.path === path)
  if (own.length === 0) return undefined
  return own.map(({ message, file }) => (file === undefined ? message : `${file}: ${message}`)).join(' ')
}
