export { LoadMore } from './LoadMore.tsx'
export type { ListState } from './LoadMore.tsx'
