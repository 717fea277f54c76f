export { CollectionGrid, type CollectionGridProps } from './CollectionGrid.tsx'
