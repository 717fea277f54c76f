export { ProductShelf, type ProductShelfProps } from './ProductShelf.tsx'
