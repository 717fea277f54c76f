import type { AdminChange, Overview, UnfinishedItem } from '@shop/api'
import { formatInstant } from '@shop/domain'
import type { LoadingContext, LoadingEvent, LoadingTag } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { Link } from '@shop/ui/components/link'
import { Skeleton } from '@shop/ui/components/skeleton'
import { VisuallyHidden } from '@shop/ui/components/visually-hidden'
import { ShopPicture } from '@shop/ui/patterns/shop-picture'
import type { ViewProps } from '../view-snapshot.ts'
import { OverviewPart } from './OverviewPart.tsx'
import styles from './OverviewLists.module.css'
import { changeText, gapsText } from './overview-texts.ts'

interface OverviewListsViewProps extends ViewProps<LoadingContext<Overview>, LoadingTag, LoadingEvent> {
  links: {
    /** All enquiries. */
    enquiries: string
    enquiry: (reference: string) => string
    /** The form of an item. */
    edit: (item: Pick<UnfinishedItem, '_id' | 'itemType'>) => string
    /** The record of a change; null when it has no page. */
    changed: (change: AdminChange) => string | null
  }
  /** Whether the shop has no item that shoppers see. */
  isEmpty?: boolean
}

/** The newest messages, the unfinished items and the last changes on the dashboard. */
export function OverviewListsView({ snapshot, send, links, isEmpty = false }: OverviewListsViewProps) {
  const { data: overview, problem } = snapshot.context
  if (snapshot.hasTag('failed')) return <Alert onRetry={() => send({ type: 'load.retry' })}>{problem}</Alert>
  return (
    <div className={styles.root} aria-busy={snapshot.hasTag('busy') || undefined}>
      <OverviewPart heading="New messages" note={overview && openText(overview)}>
        {overview === null ? <Waiting /> : <Messages overview={overview} links={links} />}
      </OverviewPart>
      <OverviewPart heading="Items to finish" note={overview && unfinishedText(overview, isEmpty)}>
        {overview !== null && overview.unseenTotal > 0 && <p className={styles.note}>{unseenText(overview)}</p>}
        {overview === null ? <Waiting /> : <Unfinished items={overview.unfinished} editHref={links.edit} />}
      </OverviewPart>
      <OverviewPart heading="Last changes">
        {overview === null ? <Waiting /> : <Changes changes={overview.changes} hrefOf={links.changed} />}
      </OverviewPart>
    </div>
  )
}

function Messages({ overview: { messages }, links }: { overview: Overview; links: OverviewListsViewProps['links'] }) {
  return (
    <>
      {messages.length > 0 && (
        <ul role="list" className={styles.list}>
          {messages.map(({ reference, name, subject, createdAt }) => (
            <li key={reference}>
              <Link variant="plain" className={styles.row} href={links.enquiry(reference)}>
                <span className={styles.main}>{subject}</span>
                <span className={styles.detail}>
                  {name} · {formatInstant(createdAt)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link className={styles.more} href={links.enquiries}>
        All enquiries
      </Link>
    </>
  )
}

function Unfinished({ items, editHref }: { items: readonly UnfinishedItem[]; editHref: (item: UnfinishedItem) => string }) {
  if (items.length === 0) return null
  return (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item._id}>
          <Link variant="plain" className={styles.row} data-pictured href={editHref(item)}>
            <span className={styles.picture}>
              <ShopPicture image={item.image} alt="" shape="square" sizes="3rem" emptyLabel="" />
            </span>
            <span className={styles.main}>{item.name}</span>
            <span className={styles.detail}>{gapsText(item.gaps)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Changes({ changes, hrefOf }: { changes: readonly AdminChange[]; hrefOf: OverviewListsViewProps['links']['changed'] }) {
  if (changes.length === 0) return <p className={styles.empty}>Changes to products and collections appear here.</p>
  return (
    <ul role="list" className={styles.list}>
      {changes.map((change) => {
        const href = hrefOf(change)
        return (
          <li key={change._id} className={styles.row}>
            <span className={styles.main}>{href === null ? change.name : <Link href={href}>{change.name}</Link>}</span>
            <span className={styles.detail}>
              {changeText(change)} · {formatInstant(change.at)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <Skeleton length="short" />
    </div>
  )
}

function openText({ openMessages }: Overview): string {
  if (openMessages === 0) return 'No open messages. Everything is answered.'
  return openMessages === 1 ? '1 open message' : `${openMessages} open messages`
}

function unseenText({ unseenTotal }: Overview): string {
  return unseenTotal === 1
    ? '1 item is a draft or hidden, and not in the totals above.'
    : `${unseenTotal} items are drafts or hidden, and not in the totals above.`
}

function unfinishedText({ unfinishedTotal }: Overview, isEmpty: boolean): string {
  if (unfinishedTotal === 0)
    return isEmpty ? 'Nothing to finish yet.' : 'Every item has pictures, measurements and alternative texts.'
  return `${unfinishedTotal} ${unfinishedTotal === 1 ? 'item lacks' : 'items lack'} pictures, measurements or alternative texts`
}
