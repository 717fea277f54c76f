export { ProductCard } from './ProductCard.tsx'
