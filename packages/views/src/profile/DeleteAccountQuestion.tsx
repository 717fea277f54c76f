import { accountSentences } from '@shop/domain'
import { profileMessages } from '@shop/machines'
import type { ProfileEvent } from '@shop/machines'
import { lazy, Suspense } from 'react'

// The dialog's code is fetched when it opens.
const ConfirmDialog = lazy(async () => ({
  default: (await import('@shop/ui/components/confirm-dialog')).ConfirmDialog,
}))

interface DeleteAccountQuestionProps {
  isDeleting: boolean
  send: (event: ProfileEvent) => void
}

/** The confirmation before an account is deleted. It stays open while the account is being deleted. */
export function DeleteAccountQuestion({ isDeleting, send }: DeleteAccountQuestionProps) {
  return (
    <Suspense>
      <ConfirmDialog
        open
        title={accountSentences.deleteAccount}
        question={profileMessages.deleteQuestion}
        confirmLabel={accountSentences.deleteAccount}
        tone="danger"
        isBusy={isDeleting}
        onConfirm={() => send({ type: 'delete.confirmed' })}
        onCancel={() => send({ type: 'delete.cancelled' })}
      />
    </Suspense>
  )
}
