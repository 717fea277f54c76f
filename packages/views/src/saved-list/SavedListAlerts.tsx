import { lineDetailsMessages, listNotices } from '@shop/machines'
import type { ShownList } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import type { SavedListName } from './types.ts'

interface SavedListAlertsProps {
  of: SavedListName
  notice: ShownList['notice']
  haveDetailsFailed: boolean
  onRefresh: () => void
  onRetryDetails: () => void
}

/** The alerts about the list as a whole, above its lines. Each says what to do next. */
export function SavedListAlerts({ of, notice, haveDetailsFailed, onRefresh, onRetryDetails }: SavedListAlertsProps) {
  return (
    <>
      {notice === 'waiting' ? <Alert tone="info">{listNotices.waiting}</Alert> : null}
      {notice === 'stale' ? (
        <Alert tone="info" onRetry={onRefresh}>
          {listNotices.stale(of)}
        </Alert>
      ) : null}
      {haveDetailsFailed ? <Alert onRetry={onRetryDetails}>{lineDetailsMessages.allFailed}</Alert> : null}
    </>
  )
}
