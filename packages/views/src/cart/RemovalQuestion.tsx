import { cartMessages } from '@shop/machines'
import type { CartEvent } from '@shop/machines'
import { Suspense } from 'react'
import { ConfirmDialog } from '../confirm/index.ts'

/** Asked before the stepper removes the last item of a line. */
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
