import { adminSentences, shopSentences } from '@shop/domain'
import type { TableColumn } from '../../components/table/index.ts'
import type { ProductRow } from './catalogue-row.ts'
import { CatalogueTable, type CatalogueTableProps } from './CatalogueTable.tsx'
import { priceColumn } from './columns.tsx'

export type ProductTableProps = CatalogueTableProps<ProductRow>

const words = { title: 'Products', one: 'product', empty: shopSentences.noProducts, newLabel: adminSentences.addNewProduct }

const columns: readonly TableColumn<ProductRow>[] = [
  { key: 'category', label: 'Category', cell: ({ category }) => category },
  priceColumn(),
]

/** The table of Manage Products: picture, name, category, price and actions. */
export function ProductTable(props: ProductTableProps) {
  return <CatalogueTable {...props} words={words} columns={columns} pictureOf={({ images }) => images[0] ?? null} />
}
