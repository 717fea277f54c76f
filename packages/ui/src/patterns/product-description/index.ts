export { ProductDescription } from './ProductDescription.tsx'
