import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import type { FilterValues } from '../filters/index.ts'
import styles from './FilterDialog.module.css'
import { FilterForm } from './FilterForm.tsx'

/** Properties of {@link FilterDialog}. */
interface FilterDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The filters in force; copied in each time the dialog opens. */
  values: FilterValues
  /** Categories to choose from; leave out where a list has none, as collections do. */
  categories?: readonly string[]
  /** Styles to choose from; leave out where the page has set the style. */
  styles?: readonly string[]
  /** Called with the chosen values; the dialog closes itself. */
  onApply: (values: FilterValues) => void
  /** Called when all filters are to be reset; the dialog closes itself. */
  onClear: () => void
}

/**
 * The Filters modal. What is changed in it counts only when Apply is pressed: closing it in any
 * other way forgets the changes, since the form is made anew from `values` at each opening.
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
