import type { SortOrder } from '@shop/domain'
import type { ReactNode } from 'react'
import { Alert } from '../../components/alert/index.ts'
import { ButtonLink } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { Pagination } from '../../components/pagination/index.ts'
import { SearchField } from '../../components/search-field/index.ts'
import { Table, type TableColumn } from '../../components/table/index.ts'
import { nameColumn, pictureColumn } from './columns.tsx'
import styles from './CatalogueTable.module.css'
import { nextSort, sortShown } from './nextSort.ts'
import { RowActions } from './RowActions.tsx'
import type { CatalogueRow } from './catalogue-row.ts'

/** Props shared by the tables of products and collections. */
export interface CatalogueTableProps<Row extends CatalogueRow> {
  /** The rows of the current page. */
  rows: readonly Row[]
  /** Total number of results, or null while unknown. */
  total: number | null
  /** The current page, from 1. */
  page: number
  /** Number of pages. */
  pageCount: number
  /** Called with the page that the user goes to. */
  onPage: (page: number) => void
  /** Null is the default order of the server: newest first, or best match for a search. */
  sort: SortOrder | null
  /** Called by a heading with the new order. */
  onSort: (sort: SortOrder | null) => void
  /** Text of the search field. */
  searchText: string
  /** Called with the text of the search field while it is typed. */
  onSearchType: (text: string) => void
  /** Called on Enter, by the search button, and when the field is cleared. */
  onSearch: () => void
  /** Rows are loading; the current ones stay visible. */
  isBusy?: boolean
  /** Why loading failed, as a sentence. */
  problem?: string | null
  /** Called by Try again, when loading has failed. */
  onRetry: () => void
  /** Address of the form for a new item. */
  newHref: string
  /** Address of the form that edits a row. */
  editHref: (row: Row) => string
  /** Called by the delete button of a row. The caller asks for confirmation. */
  onDelete: (row: Row) => void
  /** Ids of the chosen rows, which may be on other pages. Adds a checkbox to every row. */
  selected?: ReadonlySet<string> | undefined
  /** Called with the ids of the rows that are chosen now. */
  onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined
  /** Address of the download of all results as CSV. */
  exportHref?: string
  /** Controls of the filters, below the search. */
  filters?: ReactNode
  /** Controls for the chosen rows. */
  actions?: ReactNode
}

/** The texts for the rows of a table. */
interface Words {
  /** The plural as a title: 'Products'. */
  title: string
  /** The singular: 'product'. */
  one: string
  /** Text of the empty table. */
  empty: string
  newLabel: string
}

/** An admin table with search, sorting, row actions and pagination. */
export function CatalogueTable<Row extends CatalogueRow>({
  words,
  pictureOf,
  columns,
  ...props
}: CatalogueTableProps<Row> & {
  words: Words
  pictureOf: Parameters<typeof pictureColumn<Row>>[0]
  /** Columns between the name and the actions. */
  columns: readonly TableColumn<Row>[]
}) {
  const { rows, total, page, pageCount, sort, searchText, isBusy = false, problem = null } = props
  const label = words.title.toLowerCase()
  const actions: TableColumn<Row> = {
    key: 'actions',
    label: 'Actions',
    align: 'end',
    cell: (row) => <RowActions name={row.name} editHref={props.editHref(row)} onDelete={() => props.onDelete(row)} />,
  }
  return (
    <div className={styles.root}>
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          label={`Search ${label}`}
          value={searchText}
          onChange={(event) => props.onSearchType(event.target.value)}
          onSearch={props.onSearch}
        />
        <ButtonLink href={props.newHref} icon={<Icon name="plus" />}>
          {words.newLabel}
        </ButtonLink>
      </div>
      {props.filters && <div className={styles.filters}>{props.filters}</div>}
      <div className={styles.summary}>
        <p className={styles.count} aria-live="polite">
          {isBusy || total === null ? '' : countText(total, words)}
        </p>
        {/* A plain link, because the router must not open a file. */}
        {props.exportHref !== undefined && (
          <a className={styles.export} href={props.exportHref} download>
            Export as CSV
          </a>
        )}
      </div>
      {props.actions}
      {problem === null ? (
        <Table<Row>
          className={styles.table}
          label={words.title}
          isLabelHidden
          columns={[pictureColumn(pictureOf), nameColumn(props.editHref), ...columns, actions]}
          rows={rows}
          rowKey={({ _id }) => _id}
          rowName={({ name }) => name}
          selected={props.selected}
          onSelectedChange={props.onSelectedChange}
          sort={sortShown(sort)}
          onSortChange={({ key }) => props.onSort(nextSort(sort, key))}
          isBusy={isBusy}
          empty={<Empty words={words} isSearch={searchText.trim() !== ''} newHref={props.newHref} />}
          footer={<Pagination label={`Pages of ${label}`} page={page} pageCount={pageCount} onPage={props.onPage} />}
        />
      ) : (
        <Alert onRetry={props.onRetry}>{problem}</Alert>
      )}
    </div>
  )
}

function Empty({ words, isSearch, newHref }: { words: Words; isSearch: boolean; newHref: string }) {
  const add = (
    <ButtonLink variant="secondary" href={newHref}>
      {words.newLabel}
    </ButtonLink>
  )
  return <EmptyState title={words.empty} action={isSearch ? undefined : add} />
}

const countText = (total: number, { title, one }: Words) =>
  `${total.toLocaleString('en-NG')} ${total === 1 ? one : title.toLowerCase()}`
