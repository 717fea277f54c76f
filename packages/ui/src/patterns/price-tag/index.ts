export { PriceTag } from './PriceTag.tsx'
