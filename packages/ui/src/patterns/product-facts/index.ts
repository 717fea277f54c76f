export { ProductFacts, type FactsExtent } from './ProductFacts.tsx'
