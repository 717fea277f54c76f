export { CollectionGrid } from './CollectionGrid.tsx'
