import { useState } from 'react'
import type { FormEvent } from 'react'
import { Checkbox } from '../../components/checkbox/index.ts'
import { Select } from '../../components/select/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import type { ChoiceKey, FilterChoices, FilterValues, MarkKey } from '../filters/index.ts'
import styles from './FilterDialog.module.css'
import { priceRangeOf, readPriceRange, type PriceRangeErrors } from './priceRange.ts'

interface FilterFormProps {
  /** Id for a submit button outside the form. */
  id: string
  values: FilterValues
  choices: FilterChoices
  onApply: (values: FilterValues) => void
}

/** The fields of the Filters dialog. Starts with a copy of the values and reports all of them. */
export function FilterForm({ id, values, choices, onApply }: FilterFormProps) {
  const [draft, setDraft] = useState(values)
  const [range, setRange] = useState(() => priceRangeOf(values))
  const [errors, setErrors] = useState<PriceRangeErrors>()
  const change = (part: Partial<FilterValues>) => setDraft((current) => ({ ...current, ...part }))

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const read = readPriceRange(range)
    if (!read.isValid) setErrors(read.errors)
    else onApply({ ...draft, minPrice: read.minPrice, maxPrice: read.maxPrice })
  }

  return (
    <form id={id} className={styles.form} onSubmit={apply} noValidate>
      {keysOf(selects).map((key) => {
        const options = optionsOf(choices[key] ?? [], draft[key])
        return options.length === 0 ? null : (
          <Select
            key={key}
            label={selects[key].label}
            value={draft[key] ?? ''}
            options={[{ value: '', label: selects[key].all }, ...options]}
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
        {keysOf(marks).map((key) => (
          <Checkbox
            key={key}
            label={marks[key]}
            checked={draft[key]}
            onChange={(event) => change({ [key]: event.target.checked })}
          />
        ))}
      </fieldset>
    </form>
  )
}

/** The texts of each filter. */
const selects: Record<ChoiceKey, { label: string; all: string }> = {
  category: { label: 'Category', all: 'All categories' },
  style: { label: 'Style', all: 'All styles' },
  material: { label: 'Material', all: 'All materials' },
}

const marks: Record<MarkKey, string> = { isBestSeller: 'Best sellers', isPromo: 'On promotion', isForeign: 'Made abroad' }

/** The names as options. The chosen name stays an option while the names are missing or loading. */
function optionsOf(names: readonly string[], chosen: string | null) {
  const all = chosen === null || names.includes(chosen) ? names : [...names, chosen]
  return all.map((name) => ({ value: name, label: name }))
}

function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table) as Key[]
}
