export { CollectionSectionView } from './CollectionSectionView.tsx'
export { ProductSectionView } from './ProductSectionView.tsx'
