export { CardsSkeleton } from './CardsSkeleton.tsx'
export { LinesSkeleton, ListPageSkeleton, SummarySkeleton } from './ListSkeletons.tsx'
export { HomeSkeleton, ProductSkeleton, ShopSkeleton } from './Skeletons.tsx'
export { TextSkeleton } from './TextSkeleton.tsx'
