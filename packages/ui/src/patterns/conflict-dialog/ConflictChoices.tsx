import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import styles from './ConflictDialog.module.css'

export interface ConflictAnswers {
  isOpen: boolean
  /** Saves the user's version over the other admin's. */
  onKeepMine: () => void
  /** Replaces the form with the other admin's version. */
  onTakeTheirs: () => void
  /** Returns to the unchanged form. */
  onDismiss: () => void
}

interface ConflictChoicesProps extends ConflictAnswers {
  title: string
  text: string
  /** The other admin deleted the record, so only the user's version is left. */
  isDeleted?: boolean
  children?: ReactNode
}

/** The question to the admin who saves later than another one, with its three answers. */
export function ConflictChoices(props: ConflictChoicesProps) {
  const safeButton = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isQuestion
      open={props.isOpen}
      onOpenChange={props.onDismiss}
      title={props.title}
      description={props.text}
      initialFocus={safeButton}
      footer={
        <div className={styles.choices}>
          <Button ref={safeButton} isWide onClick={props.onKeepMine}>
            Keep my changes
          </Button>
          {!props.isDeleted && (
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
      {props.children}
    </Dialog>
  )
}
