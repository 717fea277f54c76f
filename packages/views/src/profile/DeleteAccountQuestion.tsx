import { accountSentences } from '@shop/domain'
import { profileMessages } from '@shop/machines'
import type { ProfileEvent } from '@shop/machines'
import { LazyConfirmDialog } from '../lazy-confirm-dialog.ts'

interface DeleteAccountQuestionProps {
  isDeleting: boolean
  send: (event: ProfileEvent) => void
}

/** The confirmation before an account is deleted. It stays open while the account is being deleted. */
export function DeleteAccountQuestion({ isDeleting, send }: DeleteAccountQuestionProps) {
  return (
    <LazyConfirmDialog
      open
      title={accountSentences.deleteAccount}
      question={profileMessages.deleteQuestion}
      confirmLabel={accountSentences.deleteAccount}
      tone="danger"
      isBusy={isDeleting}
      onConfirm={() => send({ type: 'delete.confirmed' })}
      onCancel={() => send({ type: 'delete.cancelled' })}
    />
  )
}
