export { ProductActions } from './ProductActions.tsx'
