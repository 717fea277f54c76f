import { cartMessages } from '@shop/machines'
import { Suspense } from 'react'
import { ConfirmDialog } from '../../app/lazy-parts.ts'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'
import { useShopSend } from '../../app/shop/useShopSend.ts'

/** Asked before the stepper takes the last item of a line. */
export function RemovalQuestion() {
  const send = useShopSend()
  const isAsking = useShopSelector('cart', (snapshot) => snapshot.hasTag('asking'), false)
  return isAsking ? (
    <Suspense>
      <ConfirmDialog
        open
        title="Remove item"
        question={cartMessages.question}
        confirmLabel="Remove"
        cancelLabel="Keep"
        onConfirm={() => send('cart', { type: 'removal.confirm' })}
        onCancel={() => send('cart', { type: 'removal.cancel' })}
      />
    </Suspense>
  ) : null
}
