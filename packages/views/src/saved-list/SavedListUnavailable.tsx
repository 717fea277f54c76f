import { Alert } from '@shop/ui/components/alert'
import { Button } from '@shop/ui/components/button'
import type { SavedListFailure, SavedListName } from './types.ts'

/** Replaces a saved list that cannot be shown because its machine could not be fetched. */
export function SavedListUnavailable({ of, isRetrying, onRetry }: SavedListFailure & { of: SavedListName }) {
  return (
    <Alert
      action={
        <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Your {of} could not be opened.
    </Alert>
  )
}
