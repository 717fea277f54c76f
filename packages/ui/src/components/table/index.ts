export { Table } from './Table.tsx'
export type { TableColumn, TableSort } from './table-shapes.ts'
