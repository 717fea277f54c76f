export { ProductGrid } from './ProductGrid.tsx'
