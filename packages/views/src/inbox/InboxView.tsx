import { messageStates } from '@shop/domain'
import type { MessageState } from '@shop/domain'
import { inboxPageCount } from '@shop/machines'
import type { InboxContext, InboxEvent, InboxTag } from '@shop/machines'
import { EmptyState } from '@shop/ui/components/empty-state'
import { Pagination } from '@shop/ui/components/pagination'
import { SearchField } from '@shop/ui/components/search-field'
import { Select } from '@shop/ui/components/select'
import { Skeleton } from '@shop/ui/components/skeleton'
import { VisuallyHidden } from '@shop/ui/components/visually-hidden'
import { FailedAlert } from '../failed-alert/FailedAlert.tsx'
import type { ViewSnapshot } from '../view-snapshot.ts'
import styles from './Inbox.module.css'
import { InboxEntry } from './InboxEntry.tsx'

interface InboxViewProps {
  snapshot: ViewSnapshot<InboxContext, InboxTag>
  send: (event: InboxEvent) => void
  /** The message that is open at first; null for none. */
  openId: string | null
  /** The shop's name and chat number, for the answers. */
  shop: { name: string; chatNumber: string }
}

const stateOptions = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
  { value: 'all', label: 'All' },
]

/** The screen Messages: what customers sent through the contact form. */
export function InboxView({ snapshot, send, openId, shop }: InboxViewProps) {
  const { context } = snapshot
  const { messages, total, page, state, searchText, problem, marking } = context
  const isBusy = snapshot.hasTag('loading')
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>Messages</h1>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label="Search messages"
          value={searchText}
          onChange={(event) => send({ type: 'search.typed', text: event.target.value })}
          onSearch={() => send({ type: 'search.submitted' })}
        />
        <Select
          className={styles.state}
          label="Show"
          isLabelHidden
          options={stateOptions}
          value={state ?? 'all'}
          onChange={(event) => send({ type: 'state.set', state: stateOf(event.target.value) })}
        />
      </div>
      <VisuallyHidden aria-live="polite">{isBusy || total === null ? '' : countText(total)}</VisuallyHidden>
      {snapshot.hasTag('failed') && <FailedAlert problem={problem} onRetry={() => send({ type: 'list.refresh' })} />}
      {snapshot.hasTag('empty') && <EmptyState title={emptyText(state, searchText)} />}
      {isBusy && messages.length === 0 && <Waiting />}
      {messages.length > 0 && (
        <>
          <ul role="list" className={styles.list} aria-label="Messages" aria-busy={isBusy || undefined}>
            {messages.map((message) => (
              <li key={message._id}>
                <InboxEntry
                  message={message}
                  shop={shop}
                  isOpen={message._id === openId}
                  isMarking={marking?.id === message._id}
                  onMark={(isDone) => send({ type: 'message.mark', id: message._id, isDone })}
                />
              </li>
            ))}
          </ul>
          <Pagination
            label="Pages of messages"
            page={page}
            pageCount={inboxPageCount(context)}
            onPage={(next) => send({ type: 'page.go', page: next })}
          />
        </>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton length="short" />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}

const stateOf = (value: string): MessageState | null => messageStates.find((state) => state === value) ?? null

const countText = (total: number) => `${total.toLocaleString('en-NG')} ${total === 1 ? 'message' : 'messages'}`

function emptyText(state: MessageState | null, searchText: string): string {
  if (searchText.trim() !== '') return 'No message matches your search.'
  return state === 'open' ? 'No open messages. Everything is answered.' : 'No messages yet.'
}
