import { adminSentences, shopSentences } from '@shop/domain'
import type { TableColumn } from '../../components/table/index.ts'
import type { CollectionRow } from './catalogue-row.ts'
import { CatalogueTable, type CatalogueTableProps } from './CatalogueTable.tsx'
import { priceColumn } from './columns.tsx'

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

/** The table of Manage Collections: cover, name, price, number of products and actions. */
export function CollectionTable(props: CollectionTableProps) {
  return <CatalogueTable {...props} words={words} columns={columns} pictureOf={({ coverImage }) => coverImage} />
}
