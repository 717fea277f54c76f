import { adminSentences, shopSentences } from '@shop/domain'
import type { TableColumn } from '../../components/table/index.ts'
import type { CollectionRow } from './catalogue-row.ts'
import { CatalogueTable, type CatalogueTableProps } from './CatalogueTable.tsx'
import { priceColumn } from './columns.tsx'

/** Properties of {@link CollectionTable}. */
export type CollectionTableProps = CatalogueTableProps<CollectionRow>

const words = {
  title: 'Collections',
  one: 'collection',
  empty: shopSentences.noCollections,
  newLabel: adminSentences.addNewCollection,
}

const columns: readonly TableColumn<CollectionRow>[] = [
  priceColumn(),
  { key: 'products', label: 'Products', align: 'end', cell: ({ productIds }) => productIds.length },
]

/** Manage Collections: Name, Price, number of products and Actions of each collection, with its cover. */
export function CollectionTable(props: CollectionTableProps) {
  return <CatalogueTable {...props} words={words} columns={columns} pictureOf={({ coverImage }) => coverImage} />
}
