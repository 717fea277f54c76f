import { ConfirmDialog } from '@shop/ui/components/confirm-dialog'

interface MoveQuestionProps {
  isOpen: boolean
  title: string
  question: string
  send: (event: { type: 'move.confirm' } | { type: 'move.cancel' }) => void
}

/** The question before a save moves products from one collection to another. */
export function MoveQuestion({ isOpen, title, question, send }: MoveQuestionProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      title={title}
      question={question}
      confirmLabel="Move and save"
      cancelLabel="Back to the form"
      onConfirm={() => send({ type: 'move.confirm' })}
      onCancel={() => send({ type: 'move.cancel' })}
    />
  )
}
