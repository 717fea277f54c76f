export { ProductShelf } from './ProductShelf.tsx'
