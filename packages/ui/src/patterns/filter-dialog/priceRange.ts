/** The two price fields as they stand in the form: what was typed. */
interface PriceRange {
  min: string
  max: string
}

/** The sentence at each of the two fields; undefined where the field is in order. */
export interface PriceRangeErrors {
  min: string | undefined
  max: string | undefined
}

/** What the two fields mean, or the sentence for the field that means nothing. */
interface ReadPriceRange {
  isValid: boolean
  minPrice: number | null
  maxPrice: number | null
  errors: PriceRangeErrors
}

/** The text of both fields for prices that are set already. */
export function priceRangeOf(values: { minPrice: number | null; maxPrice: number | null }): PriceRange {
  return { min: values.minPrice?.toString() ?? '', max: values.maxPrice?.toString() ?? '' }
}

/**
 * Reads both fields. Commas, spaces and the naira sign are allowed, because people copy prices from
 * the page; an empty field sets no limit.
 */
export function readPriceRange(range: PriceRange): ReadPriceRange {
  const min = readPrice(range.min)
  const max = readPrice(range.max)
  const isBackwards = min !== null && max !== null && min > max
  const errors = {
    min: Number.isNaN(min) ? notAPrice : undefined,
    max: Number.isNaN(max) ? notAPrice : isBackwards ? 'Must not be below the lowest price.' : undefined,
  }
  const isValid = errors.min === undefined && errors.max === undefined
  return { isValid, minPrice: isValid ? min : null, maxPrice: isValid ? max : null, errors }
}

const notAPrice = 'Enter a price in figures, for instance 500000.'

function readPrice(text: string): number | null {
  const figures = text.replaceAll(/[₦,\s]/g, '')
  if (figures === '') return null
  return /^\d+(\.\d{1,2})?$/.test(figures) ? Number(figures) : Number.NaN
}
