import { lineDetailsMessages, listNotices } from '@shop/machines'
import type { LineDetailsEvent } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import type { ReadSavedList } from './read-saved-list.ts'
import type { SavedListName } from './types.ts'

interface SavedListAlertsProps {
  of: SavedListName
  list: ReadSavedList
  send: (event: { type: 'list.refresh' }) => void
  sendDetails: (event: LineDetailsEvent) => void
}

/** The alerts about the list as a whole, above its lines. Each says what to do next. */
export function SavedListAlerts({ of, list: { notice, haveDetailsFailed }, send, sendDetails }: SavedListAlertsProps) {
  return (
    <>
      {notice === 'waiting' ? <Alert tone="info">{listNotices.waiting}</Alert> : null}
      {notice === 'stale' ? (
        <Alert tone="info" onRetry={() => send({ type: 'list.refresh' })}>
          {listNotices.stale(of)}
        </Alert>
      ) : null}
      {haveDetailsFailed ? (
        <Alert onRetry={() => sendDetails({ type: 'details.retry' })}>{lineDetailsMessages.allFailed}</Alert>
      ) : null}
    </>
  )
}
