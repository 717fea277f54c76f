export { ProductDescription, type ProductDescriptionProps } from './ProductDescription.tsx'
