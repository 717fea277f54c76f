export { CartView } from './CartView.tsx'
export type { OrderRecording } from './CartSummary.tsx'
