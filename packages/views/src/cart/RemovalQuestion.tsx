import { cartMessages } from '@shop/machines'
import type { CartEvent } from '@shop/machines'
import { LazyConfirmDialog } from '../lazy-confirm-dialog.ts'

/** The confirmation before the stepper removes the last item of a line. */
export function RemovalQuestion({ send }: { send: (event: CartEvent) => void }) {
  return (
    <LazyConfirmDialog
      open
      title="Remove item"
      question={cartMessages.question}
      confirmLabel="Remove"
      cancelLabel="Keep"
      onConfirm={() => send({ type: 'removal.confirm' })}
      onCancel={() => send({ type: 'removal.cancel' })}
    />
  )
}
