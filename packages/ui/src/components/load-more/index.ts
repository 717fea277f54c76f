export { LoadMore, loadMoreStates } from './LoadMore.tsx'
export type { LoadMoreProps } from './LoadMore.tsx'
