import { cartMessages } from '@shop/machines'
import type { CartEvent } from '@shop/machines'
import { lazy, Suspense } from 'react'

// The dialog's code is fetched when it opens.
const ConfirmDialog = lazy(async () => ({
  default: (await import('@shop/ui/components/confirm-dialog')).ConfirmDialog,
}))

/** The confirmation before the stepper removes the last item of a line. */
export function RemovalQuestion({ send }: { send: (event: CartEvent) => void }) {
  return (
    <Suspense>
      <ConfirmDialog
        open
        title="Remove item"
        question={cartMessages.question}
        confirmLabel="Remove"
        cancelLabel="Keep"
        onConfirm={() => send({ type: 'removal.confirm' })}
        onCancel={() => send({ type: 'removal.cancel' })}
      />
    </Suspense>
  )
}
