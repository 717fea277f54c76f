export { CartLine } from './CartLine.tsx'
