export { ProductFacts } from './ProductFacts.tsx'
