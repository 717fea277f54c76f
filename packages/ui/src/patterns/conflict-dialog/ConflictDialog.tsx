import type { ItemType } from '@shop/domain'
import type { FormPart } from '../item-form/form-shapes.ts'
import { ConflictChoices } from './ConflictChoices.tsx'
import type { ConflictAnswers } from './ConflictChoices.tsx'
import styles from './ConflictDialog.module.css'
import { conflictWords } from './conflictWords.ts'
import { partNames } from './partNames.ts'

interface ConflictDialogProps extends ConflictAnswers {
  /** Kind of the edited item. */
  itemType: ItemType
  /** The other admin deleted the item, so only the user's version is left. */
  isDeleted: boolean
  /** Parts of the form that the other admin has changed. */
  theirs: readonly FormPart[]
  /** Parts of the form with unsaved changes of the user. */
  mine: readonly FormPart[]
  /** Parts of the form that both admins have changed to different values. */
  both: readonly FormPart[]
}

/** Two admins changed the same item. The one who saves later sees both changes and decides. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { itemType, isDeleted, theirs, mine, both } = props
  return (
    <ConflictChoices {...props} {...conflictWords(props)}>
      {!isDeleted && (
        <dl className={styles.parts}>
          <Parts label="They changed" parts={theirs} itemType={itemType} />
          <Parts label="You changed" parts={mine} itemType={itemType} />
          <Parts label="Both changed: yours wins if you keep it" parts={both} itemType={itemType} />
        </dl>
      )}
    </ConflictChoices>
  )
}

function Parts({ label, parts, itemType }: { label: string; parts: readonly FormPart[]; itemType: ItemType }) {
  if (parts.length === 0) return null
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.names}>{partNames(parts, itemType)}</dd>
    </div>
  )
}
