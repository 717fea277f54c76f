export { OrderSummary } from './OrderSummary.tsx'
