export { CollectionSectionView } from './CollectionSectionView.tsx'
export { ProductSectionView } from './ProductSectionView.tsx'
export { SelectionBar } from './SelectionBar.tsx'
