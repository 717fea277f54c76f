import { useRef } from 'react'
import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'

/** `danger` for what cannot be undone, `plain` for the rest. */
export const confirmTones = ['plain', 'danger'] as const

export interface ConfirmDialogProps {
  /** Whether the question is asked. */
  open: boolean
  /** What it is about, in two or three words: 'Delete product'. */
  title: string
  /** The question itself, and what cannot be undone. */
  question: string
  /** The button that does it, named by what it does: 'Delete'. */
  confirmLabel: string
  /** The safe button, which has the focus. */
  cancelLabel?: string
  /** How grave it is. */
  tone?: (typeof confirmTones)[number]
  /** It is being done: the question stays until it is closed by `open`, and cannot be answered twice. */
  isBusy?: boolean
  /** Why it could not be done; the question stays open to try again. */
  error?: string | undefined
  onConfirm: () => void
  /** Called by the safe button and by Escape. */
  onCancel: () => void
}

/** A question before something that is hard to take back. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, confirmLabel, cancelLabel = 'Cancel', tone = 'plain', isBusy = false, error } = props
  const safe = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    if (!isBusy) props.onCancel()
  }
  return (
    <Dialog
      isQuestion
      open={open}
      onOpenChange={cancel}
      title={title}
      description={question}
      initialFocus={safe}
      footer={
        <>
          <Button ref={safe} variant="secondary" onClick={cancel} {...(isBusy && { 'aria-disabled': true })}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} isBusy={isBusy} onClick={props.onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error !== undefined && <Alert tone="error">{error}</Alert>}
    </Dialog>
  )
}
