import { IconButton, IconButtonLink } from '../../components/icon-button/index.ts'
import styles from './CatalogueTable.module.css'

interface RowActionsProps {
  /** Name of the item, for the labels of both actions. */
  name: string
  editHref: string
  onDelete: () => void
}

/** The actions of a row: a link to its form and a delete button. The caller asks for confirmation. */
export function RowActions({ name, editHref, onDelete }: RowActionsProps) {
  return (
    <span className={styles.actions}>
      <IconButtonLink icon="edit" label={`Edit ${name}`} href={editHref} />
      <IconButton icon="trash" label={`Delete ${name}`} onClick={onDelete} />
    </span>
  )
}
