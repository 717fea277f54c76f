export { Pagination } from './Pagination.tsx'
export type { PaginationProps } from './Pagination.tsx'
export { pageWindow } from './pageWindow.ts'
export type { PagePlace } from './pageWindow.ts'
