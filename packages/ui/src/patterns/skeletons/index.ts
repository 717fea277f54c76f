export { LinesSkeleton, ListPageSkeleton, SummarySkeleton } from './ListSkeletons.tsx'
export { CardsSkeleton, HomeSkeleton, ProductSkeleton, ShopSkeleton } from './Skeletons.tsx'
export { TextSkeleton } from './TextSkeleton.tsx'
