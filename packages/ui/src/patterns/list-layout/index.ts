export { LineList } from './LineList.tsx'
export { ListLayout } from './ListLayout.tsx'
