import { Alert } from '@shop/ui/components/alert'
import { RetryButton } from './RetryButton.tsx'
import type { SavedListFailure, SavedListName } from './types.ts'

/** Replaces a saved list that cannot be shown because its machine could not be fetched. */
export function SavedListUnavailable({ of, isRetrying, onRetry }: SavedListFailure & { of: SavedListName }) {
  return (
    <Alert tone="error" action={<RetryButton isBusy={isRetrying} onPress={onRetry} />}>
      Your {of} could not be opened.
    </Alert>
  )
}
