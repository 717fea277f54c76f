export { LinesSkeleton, ListPageSkeleton, SummarySkeleton } from './ListSkeletons.tsx'
export type { PageSkeletonProps } from './Loading.tsx'
export { CardsSkeleton, HomeSkeleton, ProductSkeleton, ShopSkeleton } from './Skeletons.tsx'
export { TextSkeleton } from './TextSkeleton.tsx'
