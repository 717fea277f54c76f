/** The typed text of the two price fields. */
interface PriceRange {
  min: string
  max: string
}

/** The error of each field, or undefined. */
export interface PriceRangeErrors {
  min: string | undefined
  max: string | undefined
}

/** The parsed limits, or the errors. */
interface ReadPriceRange {
  isValid: boolean
  minPrice: number | null
  maxPrice: number | null
  errors: PriceRangeErrors
}

/** The text of both fields for the active limits. */
export function priceRangeOf(values: { minPrice: number | null; maxPrice: number | null }): PriceRange {
  return { min: values.minPrice?.toString() ?? '', max: values.maxPrice?.toString() ?? '' }
}

/**
 * Parses both fields. Commas, spaces and the naira sign are allowed, because users copy prices from the page. An empty field
 * sets no limit.
 */
export function readPriceRange(range: PriceRange): ReadPriceRange {
  const min = readPrice(range.min)
  const max = readPrice(range.max)
  const isBackwards = min !== null && max !== null && min > max
  const errors = {
    min: Number.isNaN(min) ? invalidPriceText : undefined,
    max: Number.isNaN(max) ? invalidPriceText : isBackwards ? 'Must not be below the lowest price.' : undefined,
  }
  const isValid = errors.min === undefined && errors.max === undefined
  return { isValid, minPrice: isValid ? min : null, maxPrice: isValid ? max : null, errors }
}

const invalidPriceText = 'Enter a price in figures, such as 500000.'

function readPrice(text: string): number | null {
  const figures = text.replaceAll(/[₦,\s]/g, '')
  if (figures === '') return null
  return /^\d+(\.\d{1,2})?$/.test(figures) ? Number(figures) : Number.NaN
}
