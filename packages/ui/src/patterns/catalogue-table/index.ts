export { CollectionTable } from './CollectionTable.tsx'
export { ProductTable } from './ProductTable.tsx'
