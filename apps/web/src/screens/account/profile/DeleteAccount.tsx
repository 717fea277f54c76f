import { accountSentences } from '@shop/domain'
import { profileMessages } from '@shop/machines'
import { Suspense } from 'react'
import { ConfirmDialog } from '../../../app/lazy-parts.ts'
import { useShopSelector } from '../../../app/shop/useShopSelector.ts'
import { useShopSend } from '../../../app/shop/useShopSend.ts'

/** The question before an account is deleted, while it is asked and while the answer is carried out. */
export function DeleteAccount() {
  const send = useShopSend()
  const isDeleting = useShopSelector('profile', (snapshot) => snapshot.hasTag('deleting'), false)
  const isAsked = useShopSelector('profile', (snapshot) => snapshot.hasTag('confirming'), false) || isDeleting
  if (!isAsked) return null
  return (
    <Suspense>
      <ConfirmDialog
        open
        title={accountSentences.deleteAccount}
        question={profileMessages.deleteQuestion}
        confirmLabel={accountSentences.deleteAccount}
        tone="danger"
        isBusy={isDeleting}
        onConfirm={() => send('profile', { type: 'delete.confirmed' })}
        onCancel={() => send('profile', { type: 'delete.cancelled' })}
      />
    </Suspense>
  )
}
