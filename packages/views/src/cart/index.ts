export { CartView } from './CartView.tsx'
