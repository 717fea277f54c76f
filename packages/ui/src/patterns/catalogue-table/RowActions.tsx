import { IconButton, IconButtonLink } from '../../components/icon-button/index.ts'
import styles from './CatalogueTable.module.css'

interface RowActionsProps {
  /** Name of the item, said with both. */
  name: string
  editHref: string
  onDelete: () => void
}

/** What can be done with a row: a link to its form, and a button that asks before it deletes. */
export function RowActions({ name, editHref, onDelete }: RowActionsProps) {
  return (
    <span className={styles.actions}>
      <IconButtonLink icon="edit" label={`Edit ${name}`} href={editHref} />
      <IconButton icon="trash" label={`Delete ${name}`} onClick={onDelete} />
    </span>
  )
}
