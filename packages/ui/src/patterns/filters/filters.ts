import { formatNaira } from '@shop/domain'

/** The filters of a catalogue list, as the filter dialog sets them. */
export interface FilterValues {
  category: string | null
  style: string | null
  /** In lower case. */
  colour: string | null
  material: string | null
  /** In naira, compared with the price that shoppers pay. */
  minPrice: number | null
  maxPrice: number | null
  isBestSeller: boolean
  isPromo: boolean
  isForeign: boolean
}

type FilterKey = keyof FilterValues

/** The keys of the filters whose values have the type `Value`. */
type KeysOf<Value> = { [Key in FilterKey]: FilterValues[Key] extends Value ? Key : never }[FilterKey]

/** A filter with one name of a list as its value, such as a style. */
export type ChoiceKey = KeysOf<string | null>

/** A value that a filter offers. */
interface FilterChoice {
  value: string
  /** How many items have it under the other filters; missing while it is unknown. */
  count?: number
}

/** The values that each filter offers. A list without the filter omits it. A filter that is on or off has only the value 'true'. */
export type FilterChoices = Partial<Record<ChoiceKey | MarkKey, readonly FilterChoice[]>>

/** The words of a value: those of a colour begin with a capital. */
export function filterLabel(key: ChoiceKey, value: string): string {
  return key === 'colour' ? value.charAt(0).toUpperCase() + value.slice(1) : value
}

/** A filter that is on or off. */
export type MarkKey = KeysOf<boolean>

/** The text of each filter that is on or off. */
export const markLabels: Readonly<Record<MarkKey, string>> = {
  isBestSeller: 'Best sellers',
  isPromo: 'On promotion',
  isForeign: 'Made abroad',
}

export const noFilters: FilterValues = {
  category: null,
  style: null,
  colour: null,
  material: null,
  minPrice: null,
  maxPrice: null,
  isBestSeller: false,
  isPromo: false,
  isForeign: false,
}

/** An active filter with the label of its chip. */
interface ActiveFilter {
  key: FilterKey
  label: string
}

/** The active filters with their labels, in the order of the dialog. */
export function activeFilters(values: FilterValues): ActiveFilter[] {
  const labels: Record<FilterKey, string | null> = {
    category: values.category,
    style: values.style,
    colour: values.colour && filterLabel('colour', values.colour),
    material: values.material,
    minPrice: values.minPrice === null ? null : `From ${formatNaira(values.minPrice)}`,
    maxPrice: values.maxPrice === null ? null : `Up to ${formatNaira(values.maxPrice)}`,
    isBestSeller: values.isBestSeller ? markLabels.isBestSeller : null,
    isPromo: values.isPromo ? markLabels.isPromo : null,
    isForeign: values.isForeign ? markLabels.isForeign : null,
  }
  const keys = Object.keys(labels) as FilterKey[]
  return keys.flatMap((key) => (labels[key] === null ? [] : [{ key, label: labels[key] }]))
}
