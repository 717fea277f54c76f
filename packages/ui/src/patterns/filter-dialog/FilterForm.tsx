import { useState } from 'react'
import type { FormEvent } from 'react'
import { Checkbox } from '../../components/checkbox/index.ts'
import { Select } from '../../components/select/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import type { FilterValues } from '../filters/index.ts'
import styles from './FilterDialog.module.css'
import { priceRangeOf, readPriceRange, type PriceRangeErrors } from './priceRange.ts'

interface FilterFormProps {
  /** Id for a submit button outside the form. */
  id: string
  values: FilterValues
  categories?: readonly string[]
  styles?: readonly string[]
  onApply: (values: FilterValues) => void
}

/** The fields of the Filters modal. Starts with a copy of the values and reports all of them. */
export function FilterForm({ id, values, categories = [], styles: styleNames = [], onApply }: FilterFormProps) {
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
      {categories.length > 0 ? (
        <Select
          label="Category"
          value={draft.category ?? ''}
          options={withAny('All categories', categories)}
          onChange={(event) => change({ category: event.target.value || null })}
        />
      ) : null}
      {styleNames.length > 0 ? (
        <Select
          label="Style"
          value={draft.style ?? ''}
          options={withAny('All styles', styleNames)}
          onChange={(event) => change({ style: event.target.value || null })}
        />
      ) : null}
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
        <Checkbox
          label="Best sellers"
          checked={draft.isBestSeller}
          onChange={(event) => change({ isBestSeller: event.target.checked })}
        />
        <Checkbox label="On promotion" checked={draft.isPromo} onChange={(event) => change({ isPromo: event.target.checked })} />
        <Checkbox label="Foreign" checked={draft.isForeign} onChange={(event) => change({ isForeign: event.target.checked })} />
      </fieldset>
    </form>
  )
}

function withAny(label: string, names: readonly string[]) {
  return [{ value: '', label }, ...names.map((name) => ({ value: name, label: name }))]
}
