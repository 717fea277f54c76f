export { LineRow, type LineRowProps } from './LineRow.tsx'
export { LineRowSkeleton } from './LineRowSkeleton.tsx'
