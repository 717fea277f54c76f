export { LineList, type LineListProps } from './LineList.tsx'
export { ListLayout, type ListLayoutProps } from './ListLayout.tsx'
