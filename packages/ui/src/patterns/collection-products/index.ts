export { CollectionProducts, type CollectionProductsProps } from './CollectionProducts.tsx'
