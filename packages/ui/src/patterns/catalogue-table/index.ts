export { CollectionTable, type CollectionTableProps } from './CollectionTable.tsx'
export { ProductTable, type ProductTableProps } from './ProductTable.tsx'
