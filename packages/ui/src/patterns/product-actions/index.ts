export { ProductActions, type ProductActionsProps } from './ProductActions.tsx'
