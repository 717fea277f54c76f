import { Alert } from '@shop/ui/components/alert'
import { Button } from '@shop/ui/components/button'
import { ListLayout } from '@shop/ui/patterns/list-layout'
import { LinesSkeleton, SummarySkeleton } from '@shop/ui/patterns/skeletons'
import type { SavedListFailure, SavedListName } from './types.ts'

interface PendingSavedListProps {
  of: SavedListName
  title: string
  failure: SavedListFailure | null | undefined
}

/** Replaces a saved list that is not loaded yet, or that cannot be shown because its machine could not be fetched. */
export function PendingSavedList({ of, title, failure }: PendingSavedListProps) {
  if (failure) {
    return (
      <ListLayout title={title}>
        <Alert
          action={
            <Button variant="secondary" isBusy={failure.isRetrying} onClick={failure.onRetry}>
              Try again
            </Button>
          }
        >
          Your {of} could not be opened.
        </Alert>
      </ListLayout>
    )
  }
  return (
    // The key replaces the alert instead of updating it.
    <ListLayout key="loading" title={title} summary={<SummarySkeleton />}>
      <LinesSkeleton label={`Loading your ${of}...`} />
    </ListLayout>
  )
}
