export { Table } from './Table.tsx'
export type { TableColumn, TableProps, TableSort } from './Table.tsx'
