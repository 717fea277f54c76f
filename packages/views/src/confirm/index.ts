import { lazy } from 'react'

/** A question before something that is hard to undo. Its code is fetched when the first question is asked. */
export const ConfirmDialog = lazy(async () => ({
  default: (await import('@shop/ui/components/confirm-dialog')).ConfirmDialog,
}))
