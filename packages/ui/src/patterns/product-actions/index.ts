export { ProductActions } from './ProductActions.tsx'
export { ProductLinks } from './ProductLinks.tsx'
