import type { ItemType } from '@shop/domain'
import { itemEditorMessages } from '@shop/machines'
import type { ItemConflict, ItemEditorContext, Related } from '@shop/machines'
import { ConflictDialog } from '@shop/ui/patterns/conflict-dialog'
import type { FormPart } from '@shop/ui/patterns/conflict-dialog'
import type { ReactNode } from 'react'
import { LeaveQuestion } from '../leave-question/LeaveQuestion.tsx'
import type { EditorViewProps } from './types.ts'
import { UnloadedForm } from './UnloadedForm.tsx'

interface EditorFrameProps<Item, Fields, Partner extends Related> extends Omit<EditorViewProps<Item, Fields, Partner>, 'isNew'> {
  title: string
  itemType: ItemType
  /** The changes of both admins when another one saved first; null without a conflict. */
  conflict: ItemConflict<FormPart> | null
  children: ReactNode
}

/** The form with its confirmation dialogs, or a skeleton while its item is being loaded. */
export function EditorFrame<Item, Fields, Partner extends Related>(props: EditorFrameProps<Item, Fields, Partner>) {
  const { title, itemType, snapshot, send, conflict, children } = props
  // An editor that has ended shows its form until the next page is shown.
  if (!snapshot.hasTag('form') && snapshot.status === 'active') {
    const failure = snapshot.hasTag('failed') ? snapshot.context.failure : null
    return <UnloadedForm title={title} failure={failure} onRetry={() => send({ type: 'form.retry' })} />
  }
  return (
    <>
      {children}
      <ConflictDialog
        isOpen={conflict !== null}
        itemType={itemType}
        {...(conflict ?? noConflict)}
        onKeepMine={() => send({ type: 'conflict.keepMine' })}
        onTakeTheirs={() => send({ type: 'conflict.takeTheirs' })}
        onDismiss={() => send({ type: 'conflict.dismiss' })}
      />
      <LeaveQuestion
        isOpen={snapshot.hasTag('asking')}
        isSaving={snapshot.hasTag('saving')}
        send={send}
        question={leaveQuestion(snapshot.context)}
      />
    </>
  )
}

/** Says whether the changes stay in the browser. Chosen files never do. */
function leaveQuestion<Item, Fields, Partner>({ isStored, form }: ItemEditorContext<Item, Fields, Partner>): string {
  const { leave, leaveStored, leavePictures } = itemEditorMessages
  if (isStored !== true) return leave.question
  return form.pictures.some(({ status }) => status !== 'stored') ? `${leaveStored} ${leavePictures}` : leaveStored
}

const noConflict: ItemConflict<FormPart> = { isDeleted: false, theirs: [], mine: [], both: [] }
