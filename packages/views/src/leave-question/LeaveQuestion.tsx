import { itemEditorMessages } from '@shop/machines'
import { ConfirmDialog } from '@shop/ui/components/confirm-dialog'

interface LeaveQuestionProps {
  isOpen: boolean
  /** Whether the form is being saved, which may finish after leaving. */
  isSaving?: boolean
  send: (event: { type: 'leave.confirm' } | { type: 'leave.cancel' }) => void
  /** What is lost; by default that the changes are not saved. */
  question?: string
}

/** Asks whether to leave a form with unsaved changes. */
export function LeaveQuestion({ isOpen, isSaving = false, send, question }: LeaveQuestionProps) {
  const usual = isSaving ? itemEditorMessages.leaveSaving : itemEditorMessages.leave
  return (
    <ConfirmDialog
      open={isOpen}
      title={usual.title}
      question={isSaving ? usual.question : (question ?? usual.question)}
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={() => send({ type: 'leave.confirm' })}
      onCancel={() => send({ type: 'leave.cancel' })}
    />
  )
}
