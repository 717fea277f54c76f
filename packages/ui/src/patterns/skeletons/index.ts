export { CardsSkeleton, HomeSkeleton, ProductSkeleton, ShopSkeleton, type PageSkeletonProps } from './Skeletons.tsx'
