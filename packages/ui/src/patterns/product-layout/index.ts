export { ProductLayout } from './ProductLayout.tsx'
