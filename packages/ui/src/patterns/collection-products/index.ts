export { CollectionProducts } from './CollectionProducts.tsx'
