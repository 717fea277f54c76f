import { categories, gaps, styles, visibilities } from '@shop/domain'
import type { AdminFilters } from '@shop/machines'
import { Select } from '@shop/ui/components/select'

interface SectionFiltersProps {
  filters: AdminFilters
  onChange: (filters: AdminFilters) => void
  /** Collections have no category and no measurements. */
  isForProducts: boolean
}

/** The filters of an admin table: category, style, and what is special about an item. */
export function SectionFilters({ filters, onChange, isForProducts }: SectionFiltersProps) {
  const { category, style, isPromo, lacks, visibility } = filters
  const shown = isPromo ? 'promotion' : (lacks ?? visibility ?? '')
  return (
    <>
      {isForProducts && (
        <Select
          label="Category"
          isLabelHidden
          options={[{ value: '', label: 'All categories' }, ...categories.map(asOption)]}
          value={category ?? ''}
          onChange={(event) => onChange(chosen({ ...filters, category: oneOf(categories, event.target.value) }))}
        />
      )}
      <Select
        label="Style"
        isLabelHidden
        options={[{ value: '', label: 'All styles' }, ...styles.map(asOption)]}
        value={style ?? ''}
        onChange={(event) => onChange(chosen({ ...filters, style: oneOf(styles, event.target.value) }))}
      />
      <Select
        label="Show"
        isLabelHidden
        options={specialOptions.filter(({ value }) => isForProducts || value !== 'measurements')}
        value={shown}
        onChange={({ target: { value } }) =>
          onChange(
            chosen({
              category,
              style,
              isPromo: value === 'promotion' ? true : undefined,
              lacks: oneOf(gaps, value),
              visibility: oneOf(visibilities, value),
            }),
          )
        }
      />
    </>
  )
}

const specialOptions = [
  { value: '', label: 'All items' },
  { value: 'promotion', label: 'On promotion' },
  { value: 'pictures', label: 'No pictures' },
  { value: 'measurements', label: 'No measurements' },
  { value: 'alternative text', label: 'No alternative text' },
  { value: 'draft', label: 'Drafts' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'public', label: 'Shown to shoppers' },
]

const asOption = (name: string) => ({ value: name, label: name })

function oneOf<Name extends string>(names: readonly Name[], value: string): Name | undefined {
  return names.find((name) => name === value)
}

/** Leaves out the filters that are not chosen. */
function chosen(filters: { [Name in keyof AdminFilters]: AdminFilters[Name] | undefined }): AdminFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as AdminFilters
}
