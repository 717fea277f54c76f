import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import type { FilterChoices, FilterValues } from '../filters/index.ts'
import styles from './FilterDialog.module.css'
import { FilterForm } from './FilterForm.tsx'

interface FilterDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The active filters, copied each time the dialog opens. */
  values: FilterValues
  /** The values of each filter, with the number of items that have them. Omit a filter that the list does not have, or whose value the page fixes. */
  choices: FilterChoices
  /** Called with all values when one of them changes, before Apply. */
  onDraft?: (values: FilterValues) => void
  /** Called with the chosen values; the dialog closes itself. */
  onApply: (values: FilterValues) => void
  /** Called to reset all filters; the dialog closes itself. */
  onClear: () => void
}

/**
 * The Filters dialog. Changes take effect only on Apply. Closing it in any other way discards them, because the form is mounted
 * with `values` each time the dialog opens.
 */
export function FilterDialog({ isOpen, onOpenChange, onApply, onClear, ...form }: FilterDialogProps) {
  const formId = useId()
  const close = () => onOpenChange(false)
  const clear = () => {
    onClear()
    close()
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <>
          <Button className={styles.clear} variant="secondary" onClick={clear}>
            Clear
          </Button>
          <Button className={styles.apply} type="submit" form={formId}>
            Apply
          </Button>
        </>
      }
    >
      <FilterForm
        {...form}
        id={formId}
        onApply={(values) => {
          onApply(values)
          close()
        }}
      />
    </Dialog>
  )
}
