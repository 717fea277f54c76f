export { ProductLayout, type ProductLayoutProps } from './ProductLayout.tsx'
