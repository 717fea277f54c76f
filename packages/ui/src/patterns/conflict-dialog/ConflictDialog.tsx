import type { ItemType } from '@shop/domain'
import { useRef } from 'react'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import type { FormPart } from '../item-form/form-shapes.ts'
import styles from './ConflictDialog.module.css'
import { conflictWords } from './conflictWords.ts'
import { partNames } from './partNames.ts'

interface ConflictDialogProps {
  isOpen: boolean
  itemType: ItemType
  /** The other admin deleted the item, so only the user's version is left. */
  isDeleted: boolean
  /** Parts of the form that the other admin has changed. */
  theirs: readonly FormPart[]
  /** Parts of the form with unsaved changes of the user. */
  mine: readonly FormPart[]
  /** Parts of the form that both admins have changed to different values. */
  both: readonly FormPart[]
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Returns to the unchanged form. */
  onDismiss: () => void
}

/** Two admins changed the same item. The one who saves later sees both changes and decides. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isOpen, itemType, isDeleted, theirs, mine, both } = props
  const safeButton = useRef<HTMLButtonElement>(null)
  const { title, text } = conflictWords(props)
  return (
    <Dialog
      isQuestion
      open={isOpen}
      onOpenChange={props.onDismiss}
      title={title}
      description={text}
      initialFocus={safeButton}
      footer={
        <div className={styles.choices}>
          <Button ref={safeButton} isWide onClick={props.onKeepMine}>
            Keep my changes
          </Button>
          {!isDeleted && (
            <Button variant="secondary" isWide onClick={props.onTakeTheirs}>
              Take theirs
            </Button>
          )}
          <Button variant="quiet" isWide onClick={props.onDismiss}>
            Back to the form
          </Button>
        </div>
      }
    >
      {!isDeleted && (
        <dl className={styles.parts}>
          <Parts label="They changed" parts={theirs} itemType={itemType} />
          <Parts label="You changed" parts={mine} itemType={itemType} />
          <Parts label="Both changed: yours wins if you keep it" parts={both} itemType={itemType} />
        </dl>
      )}
    </Dialog>
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
