import { useState } from 'react'
import type { FormEvent } from 'react'
import { Checkbox } from '../../components/checkbox/index.ts'
import { Select } from '../../components/select/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { filterLabel, markLabels } from '../filters/index.ts'
import type { ChoiceKey, FilterChoices, FilterValues } from '../filters/index.ts'
import styles from './FilterDialog.module.css'
import { priceRangeOf, readPriceRange, type PriceRangeErrors } from './priceRange.ts'

interface FilterFormProps {
  /** Id for a submit button outside the form. */
  id: string
  values: FilterValues
  choices: FilterChoices
  /** Called with all values when one of them changes, before Apply. */
  onDraft?: ((values: FilterValues) => void) | undefined
  onApply: (values: FilterValues) => void
}

/** The fields of the Filters dialog. Starts with a copy of the values and reports all of them. */
export function FilterForm({ id, values, choices, onDraft, onApply }: FilterFormProps) {
  const [draft, setDraft] = useState(values)
  const [range, setRange] = useState(() => priceRangeOf(values))
  const [errors, setErrors] = useState<PriceRangeErrors>()
  const change = (part: Partial<FilterValues>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    onDraft?.(next)
  }

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const read = readPriceRange(range)
    if (!read.isValid) setErrors(read.errors)
    else onApply({ ...draft, minPrice: read.minPrice, maxPrice: read.maxPrice })
  }

  return (
    <form id={id} className={styles.form} onSubmit={apply} noValidate>
      {keysOf(choiceTexts).map((key) => {
        const options = optionsOf(key, choices[key] ?? [], draft[key])
        return options.length === 0 ? null : (
          <Select
            key={key}
            label={choiceTexts[key].label}
            value={draft[key] ?? ''}
            options={[{ value: '', label: choiceTexts[key].all }, ...options]}
            onChange={(event) => change({ [key]: event.target.value || null })}
          />
        )
      })}
      <fieldset className={styles.group}>
        <legend>Price in naira</legend>
        <div className={styles.range}>
          <TextField
            label="Lowest"
            prefix="₦"
            inputMode="decimal"
            required={false}
            value={range.min}
            error={errors?.min}
            onChange={(event) => setRange({ ...range, min: event.target.value })}
          />
          <TextField
            label="Highest"
            prefix="₦"
            inputMode="decimal"
            required={false}
            value={range.max}
            error={errors?.max}
            onChange={(event) => setRange({ ...range, max: event.target.value })}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Show only</legend>
        {keysOf(markLabels).map((key) => (
          <Checkbox
            key={key}
            label={withCount(markLabels[key], choices[key]?.[0]?.count)}
            checked={draft[key]}
            disabled={choices[key]?.[0]?.count === 0 && !draft[key]}
            onChange={(event) => change({ [key]: event.target.checked })}
          />
        ))}
      </fieldset>
    </form>
  )
}

/** The texts of the filters with a list of values. */
export const choiceTexts: Readonly<Record<ChoiceKey, { label: string; all: string }>> = {
  category: { label: 'Category', all: 'All categories' },
  style: { label: 'Style', all: 'All styles' },
  colour: { label: 'Colour', all: 'All colours' },
  material: { label: 'Material', all: 'All materials' },
}

/**
 * The values as options; those without items cannot be chosen. The chosen value stays an option while the values are missing or
 * loading.
 */
function optionsOf(key: ChoiceKey, choices: NonNullable<FilterChoices[ChoiceKey]>, chosen: string | null) {
  const isListed = chosen === null || choices.some(({ value }) => value === chosen)
  const all = isListed ? choices : [...choices, { value: chosen }]
  return all.map(({ value, count }) => ({
    value,
    label: withCount(filterLabel(key, value), count),
    isDisabled: count === 0 && value !== chosen,
  }))
}

const withCount = (label: string, count: number | undefined): string => (count === undefined ? label : `${label} (${count})`)

function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table) as Key[]
}
