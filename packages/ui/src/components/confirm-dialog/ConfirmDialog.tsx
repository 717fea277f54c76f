import { useRef } from 'react'
import { Alert } from '../alert/Alert.tsx'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'

/** `danger` for actions that cannot be undone, `plain` for all others. */
export const confirmTones = ['plain', 'danger'] as const

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean
  /** The title, in two or three words: 'Delete product'. */
  title: string
  /** The question and its consequences. */
  question: string
  /** Label of the confirming button, a verb: 'Delete'. */
  confirmLabel: string
  /** Label of the safe button, which has the focus. */
  cancelLabel?: string
  /** Severity of the action. */
  tone?: (typeof confirmTones)[number]
  /** The action is running: both buttons ignore presses, and only `open` closes the dialog. */
  isBusy?: boolean
  /** Why the action failed. The dialog stays open for another try. */
  error?: string | undefined
  /** Called by the confirming button. */
  onConfirm: () => void
  /** Called by the safe button, by Escape, and on Android by Back. */
  onCancel: () => void
}

/** Asks before an action that is hard to undo, or that changes more than the user sees. The safe button has the focus. */
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
