import { formatNaira } from '@shop/domain'

/** The filters of a list of products or collections, as the filter dialog sets them. */
export interface FilterValues {
  category: string | null
  style: string | null
  /** Naira, compared with what the shopper pays. */
  minPrice: number | null
  maxPrice: number | null
  isBestSeller: boolean
  isPromo: boolean
  isForeign: boolean
}

/** Name of one filter. */
export type FilterKey = keyof FilterValues

/** No filter at all. */
export const noFilters: FilterValues = {
  category: null,
  style: null,
  minPrice: null,
  maxPrice: null,
  isBestSeller: false,
  isPromo: false,
  isForeign: false,
}

/** A filter that is set, in words for its chip. */
interface ActiveFilter {
  key: FilterKey
  label: string
}

/** The filters that are set, in the order of the dialog, each in a few words. */
export function activeFilters(values: FilterValues): ActiveFilter[] {
  const labels: Record<FilterKey, string | null> = {
    category: values.category,
    style: values.style,
    minPrice: values.minPrice === null ? null : `From ${formatNaira(values.minPrice)}`,
    maxPrice: values.maxPrice === null ? null : `Up to ${formatNaira(values.maxPrice)}`,
    isBestSeller: values.isBestSeller ? 'Best sellers' : null,
    isPromo: values.isPromo ? 'On promotion' : null,
    isForeign: values.isForeign ? 'Foreign' : null,
  }
  const keys = Object.keys(labels) as FilterKey[]
  return keys.flatMap((key) => (labels[key] === null ? [] : [{ key, label: labels[key] }]))
}
