import { itemEditorMessages } from '@shop/machines'
import { ConfirmDialog } from '@shop/ui/components/confirm-dialog'

interface LeaveQuestionProps {
  isOpen: boolean
  send: (event: { type: 'leave.confirm' } | { type: 'leave.cancel' }) => void
  /** What is lost; by default that the changes are not saved. */
  question?: string
}

/** Asks whether to leave a form with unsaved changes. */
export function LeaveQuestion({ isOpen, send, question = itemEditorMessages.leave.question }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      title={itemEditorMessages.leave.title}
      question={question}
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={() => send({ type: 'leave.confirm' })}
      onCancel={() => send({ type: 'leave.cancel' })}
    />
  )
}
