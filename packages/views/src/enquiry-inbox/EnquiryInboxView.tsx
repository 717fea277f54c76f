import { enquirySorts, enquiryStatuses } from '@shop/domain'
import { enquiryPageCount, isNarrowed } from '@shop/machines'
import type { EnquiryInboxContext, EnquiryInboxEvent, EnquiryInboxTag } from '@shop/machines'
import { Alert } from '@shop/ui/components/alert'
import { ButtonLink } from '@shop/ui/components/button'
import { EmptyState } from '@shop/ui/components/empty-state'
import { Icon } from '@shop/ui/components/icon'
import { Pagination } from '@shop/ui/components/pagination'
import { SearchField } from '@shop/ui/components/search-field'
import { Select } from '@shop/ui/components/select'
import { Skeleton } from '@shop/ui/components/skeleton'
import { TextField } from '@shop/ui/components/text-field'
import { VisuallyHidden } from '@shop/ui/components/visually-hidden'
import type { ViewProps } from '../view-snapshot.ts'
import styles from './EnquiryInbox.module.css'
import { EnquiryRow } from './EnquiryRow.tsx'
import { csvHref, sortLabels, statusOptions } from './enquiry-texts.ts'

interface EnquiryInboxViewProps extends ViewProps<EnquiryInboxContext, EnquiryInboxTag, EnquiryInboxEvent> {
  links: {
    enquiry: (reference: string) => string
    newEnquiry: string
  }
}

const sortOptions = enquirySorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))

/** The screen Enquiries: what shoppers asked for by chat or through the contact form. */
export function EnquiryInboxView({ snapshot, send, links }: EnquiryInboxViewProps) {
  const { context } = snapshot
  const { enquiries, page, problem } = context
  const isBusy = snapshot.hasTag('loading')
  const isEmpty = enquiries.length === 0 && !isBusy && !snapshot.hasTag('failed')
  return (
    <div className={styles.root}>
      <div className={styles.header}>
        <h1 className={styles.title}>Enquiries</h1>
        <ButtonLink variant="secondary" icon={<Icon name="plus" />} href={links.newEnquiry}>
          New enquiry
        </ButtonLink>
      </div>
      <Tools context={context} send={send} />
      {snapshot.hasTag('failed') && <Alert onRetry={() => send({ type: 'list.retry' })}>{problem}</Alert>}
      {isEmpty && (
        <EmptyState
          title={
            isNarrowed(context)
              ? 'No enquiry matches.'
              : 'Enquiries appear here as soon as a shopper orders by chat or writes through the contact form.'
          }
        />
      )}
      {isBusy && enquiries.length === 0 && <Waiting />}
      {enquiries.length > 0 && (
        <>
          <ul role="list" className={styles.list} aria-label="Enquiries" aria-busy={isBusy || undefined}>
            {enquiries.map((enquiry) => (
              <li key={enquiry.reference}>
                <EnquiryRow enquiry={enquiry} href={links.enquiry(enquiry.reference)} />
              </li>
            ))}
          </ul>
          <Pagination
            label="Pages of enquiries"
            page={page}
            pageCount={enquiryPageCount(context)}
            isOpenEnded={context.hasMore}
            onPage={(next) => send({ type: 'page.go', page: next })}
          />
        </>
      )}
      <p className={styles.more}>
        <a className={styles.download} href={csvHref(context)} download>
          Export as CSV
        </a>
      </p>
    </div>
  )
}

function Tools({ context, send }: Pick<EnquiryInboxViewProps, 'send'> & { context: EnquiryInboxContext }) {
  const { filters, counts, searchText } = context
  const set = (change: Partial<EnquiryInboxContext['filters']>) => send({ type: 'filters.set', filters: change })
  return (
    <div className={styles.tools}>
      <SearchField
        label="Search enquiries"
        placeholder="Reference, name, subject"
        value={searchText}
        onChange={(event) => send({ type: 'search.typed', text: event.target.value })}
        onSearch={() => send({ type: 'search.submitted' })}
      />
      <Select
        label="Status"
        options={statusOptions(counts)}
        value={filters.status ?? ''}
        onChange={({ target }) => set({ status: enquiryStatuses.find((status) => status === target.value) ?? null })}
      />
      <details className={styles.others}>
        <summary className={styles.summary}>
          Dates and order
          <Icon name="chevron-down" size="small" className={styles.arrow} />
        </summary>
        <div className={styles.fields}>
          <Select
            label="Order"
            options={sortOptions}
            value={filters.sort}
            onChange={({ target }) => set({ sort: enquirySorts.find((sort) => sort === target.value) ?? 'newest' })}
          />
          <TextField
            type="date"
            label="From"
            required={false}
            value={filters.from}
            max={filters.until}
            onChange={(event) => set({ from: event.target.value })}
          />
          <TextField
            type="date"
            label="Until"
            required={false}
            value={filters.until}
            min={filters.from}
            onChange={(event) => set({ until: event.target.value })}
          />
        </div>
      </details>
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.list} aria-busy>
      <VisuallyHidden>Loading</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.picture}>
            <Skeleton shape="wide" />
          </span>
          <Skeleton length="short" />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
