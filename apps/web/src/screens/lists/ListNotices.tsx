import { lineDetailsMessages, listNotices } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { Retry } from './Retry.tsx'
import type { ShownList } from './useList.ts'

interface ListNoticesProps {
  /** What the list is called in a sentence. */
  name: 'cart' | 'wishlist'
  notice: ShownList['notice']
  /** The details of the lines could not be read. */
  haveDetailsFailed: boolean
  onRefresh: () => void
  onRetryDetails: () => void
}

/** What the person has to know about the list as a whole, above its lines, each with the way on. */
export function ListNotices({ name, notice, haveDetailsFailed, onRefresh, onRetryDetails }: ListNoticesProps) {
  return (
    <>
      {notice === 'waiting' ? <Alert tone="info">{listNotices.waiting}</Alert> : null}
      {notice === 'stale' ? (
        <Alert tone="info" action={<Retry onPress={onRefresh} />}>
          {listNotices.stale(name)}
        </Alert>
      ) : null}
      {haveDetailsFailed ? (
        <Alert tone="error" action={<Retry onPress={onRetryDetails} />}>
          {lineDetailsMessages.allFailed}
        </Alert>
      ) : null}
    </>
  )
}
